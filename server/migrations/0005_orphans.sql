-- What no account or message owns any more would break the foreign keys that follow.
DELETE FROM "outbox" WHERE NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "outbox"."user_id");--> statement-breakpoint
UPDATE "messages" SET "reply_to" = NULL WHERE "reply_to" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "messages" AS "asked" WHERE "asked"."id" = "messages"."reply_to");
