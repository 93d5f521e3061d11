ALTER TABLE "messages" DROP CONSTRAINT "messages_reply_to_unique";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "leaf_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "reply_id" uuid;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "base" text DEFAULT '' NOT NULL;--> statement-breakpoint
WITH ordered AS (
	SELECT m."id", lag(m."id") OVER (PARTITION BY m."conversation_id" ORDER BY coalesce(asked."seq", m."seq"), (m."reply_to" IS NOT NULL), m."seq") AS "before"
	FROM "messages" m LEFT JOIN "messages" asked ON asked."id" = m."reply_to"
)
UPDATE "messages" SET "parent_id" = ordered."before" FROM ordered WHERE ordered."id" = "messages"."id";--> statement-breakpoint
UPDATE "conversations" SET "leaf_id" = (
	SELECT m."id" FROM "messages" m LEFT JOIN "messages" asked ON asked."id" = m."reply_to"
	WHERE m."conversation_id" = "conversations"."id"
	ORDER BY coalesce(asked."seq", m."seq") DESC, (m."reply_to" IS NOT NULL) DESC, m."seq" DESC LIMIT 1
);--> statement-breakpoint
UPDATE "messages" SET "failure" = t."error_code" FROM "turns" t WHERE t."id" = "messages"."reply_to" AND "messages"."status" = 'failed';--> statement-breakpoint
UPDATE "turns" SET "reply_id" = m."id" FROM "messages" m WHERE m."reply_to" = "turns"."id";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_leaf_id_messages_id_fk" FOREIGN KEY ("leaf_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_leaf" ON "conversations" USING btree ("leaf_id");--> statement-breakpoint
CREATE INDEX "messages_children" ON "messages" USING btree ("parent_id","seq");--> statement-breakpoint
CREATE INDEX "messages_replies" ON "messages" USING btree ("reply_to","seq");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_rating" CHECK ("messages"."rating" in ('good', 'bad'));