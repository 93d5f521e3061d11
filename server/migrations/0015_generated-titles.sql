CREATE TABLE "title_wishes" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"due" boolean DEFAULT false NOT NULL,
	"owner" text,
	"lease_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "title_wishes" ADD CONSTRAINT "title_wishes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_wishes" ADD CONSTRAINT "title_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "title_wishes_due" ON "title_wishes" USING btree ("lease_until") WHERE due;--> statement-breakpoint
CREATE INDEX "title_wishes_user" ON "title_wishes" USING btree ("user_id");