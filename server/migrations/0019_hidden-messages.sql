ALTER TABLE "conversations" ADD COLUMN "hidden_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
WITH RECURSIVE branched AS (
	SELECT DISTINCT "conversation_id" FROM (
		SELECT "conversation_id" FROM "messages" GROUP BY "conversation_id", "parent_id" HAVING count(*) > 1
	) versions
), up AS (
	SELECT c."id" AS "conversation_id", m."parent_id" FROM "conversations" c
		JOIN branched b ON b."conversation_id" = c."id" JOIN "messages" m ON m."id" = c."leaf_id"
	UNION ALL
	SELECT up."conversation_id", m."parent_id" FROM up JOIN "messages" m ON m."id" = up."parent_id"
)
UPDATE "conversations" SET "hidden_count" = "message_count" - shown."count" FROM (
	SELECT "conversation_id", count(*)::int AS "count" FROM up GROUP BY "conversation_id"
) shown WHERE shown."conversation_id" = "conversations"."id";
