CREATE TABLE "token_usage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_usage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"turn_id" uuid,
	"endpoint" text,
	"model" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"reasoning_tokens" integer,
	"cached_tokens" integer,
	"counted" integer NOT NULL,
	CONSTRAINT "token_usage_kind" CHECK ("token_usage"."kind" in ('reply', 'summary', 'title'))
);
--> statement-breakpoint
ALTER TABLE "token_usage" ADD CONSTRAINT "token_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_usage_user" ON "token_usage" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "token_usage_at" ON "token_usage" USING btree ("at");