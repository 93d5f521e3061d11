ALTER TABLE "conversations" ADD COLUMN "text_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "conversations" SET "text_bytes" = t."bytes" FROM (
	SELECT "conversation_id", sum(octet_length("text")) AS "bytes" FROM "messages" GROUP BY "conversation_id"
) t WHERE t."conversation_id" = "conversations"."id";--> statement-breakpoint
CREATE INDEX "shared_messages_files" ON "shared_messages" USING gin ("attachments" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "shared_messages" ADD CONSTRAINT "shared_messages_role" CHECK ("shared_messages"."role" in ('user', 'assistant'));--> statement-breakpoint
ALTER TABLE "shared_messages" ADD CONSTRAINT "shared_messages_status" CHECK ("shared_messages"."status" in ('complete', 'stopped', 'failed'));