ALTER TABLE "conversations" ADD COLUMN "rewrites" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "imported_from" uuid;--> statement-breakpoint
ALTER TABLE "shared_copies" ADD COLUMN "attachments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_conversations" ADD COLUMN "rewrites" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_empty_imports" ON "conversations" USING btree ("id") WHERE emptied and imported_from is not null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_imported_from" UNIQUE("imported_from");