ALTER TABLE "media" ADD COLUMN "content_id" uuid;--> statement-breakpoint
UPDATE "media" SET "content_id" = "id";--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "content_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "media_content" ON "media" USING btree ("content_id");