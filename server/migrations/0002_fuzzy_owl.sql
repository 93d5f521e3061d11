CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"declared_type" text NOT NULL,
	"size" integer NOT NULL,
	"type" text,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_message" ON "media" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created_at");