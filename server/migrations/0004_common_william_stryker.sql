CREATE TABLE "product_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"visit_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"visited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"duration_ms" integer,
	CONSTRAINT "product_visits_client_id" UNIQUE("user_id","visit_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"supplier" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unit" text NOT NULL,
	"currency" text NOT NULL,
	"price_tiers" jsonb NOT NULL,
	"unit_price" integer NOT NULL,
	"minimum_order_quantity" integer NOT NULL,
	"case_pack" integer NOT NULL,
	"stock" integer NOT NULL,
	"rating" double precision,
	"search_text" text GENERATED ALWAYS AS (name || ' ' || sku || ' ' || category || ' ' || supplier || ' ' || description) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_visits_page" ON "product_visits" USING btree ("user_id","visited_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "products_supplier" ON "products" USING btree ("supplier");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("unit_price","id");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at" DESC NULLS LAST,"id");