import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import type { TurnRow } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import type { MessageMedia } from "./message-media.ts";
import { lockOwn } from "./organize-store.ts";

/** For how long a deleted conversation can be restored. */
const KEEP_MINUTES = 60;

/**
 * Deletes those of the user's conversations that exist; their content stays until {@link emptyDeleted}. Returns the turns
 * that are waiting or running in them.
 * @throws ApiError `conversation_not_found` if none exists
 */
export const deleteConversations = (db: Database, userId: string, ids: readonly string[]): Promise<TurnRow[]> =>
  db.transaction(async (tx) => {
    const there = await lockOwn(tx, userId, ids);
    await tx
      .update(conversations)
      .set({ deletedAt: sql`now()` })
      .where(inArray(conversations.id, there));
    await enqueue(
      tx,
      ...there.map((conversationId) => ({
        userId,
        name: "conversation_changed" as const,
        ablyId: `${conversationId}-deleted-${randomUUID()}`,
        payload: { conversationId, change: "deleted" as const },
      })),
    );
    return (
      tx
        .select()
        .from(turns)
        .where(and(inArray(turns.conversationId, there), inArray(turns.state, ["queued", "running"])))
        // The last one first, so that stopping one doesn't start the next.
        .orderBy(desc(turns.position))
    );
  });

/** Brings back those that were deleted less than an hour ago. @throws ApiError `conversation_not_found` if none was */
export const restoreConversations = (db: Database, userId: string, ids: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    const back = await tx
      .update(conversations)
      .set({ deletedAt: null })
      .where(
        and(
          inArray(conversations.id, [...ids]),
          eq(conversations.userId, userId),
          isNotNull(conversations.deletedAt),
          eq(conversations.emptied, false),
        ),
      )
      .returning({ id: conversations.id });
    if (back.length === 0) throw new ApiError("conversation_not_found");
    await enqueue(tx, {
      userId,
      name: "conversation_list_changed",
      ablyId: `restored-${randomUUID()}`,
      payload: { change: "restored" },
    });
  });

/** Deletes the content of up to `limit` conversations that can't be restored anymore; returns how many it emptied. */
export async function emptyDeleted(db: Database, media: MessageMedia, limit: number): Promise<number> {
  let emptied = 0;
  while (emptied < limit && (await emptyOne(db, media))) emptied += 1;
  return emptied;
}

const emptyOne = (db: Database, media: MessageMedia): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [deleted] = await tx
      .select({ id: conversations.id, userId: conversations.userId })
      .from(conversations)
      .where(
        and(
          lt(conversations.deletedAt, sql`now() - make_interval(mins => ${KEEP_MINUTES})`),
          eq(conversations.emptied, false),
        ),
      )
      .limit(1)
      .for("update", { skipLocked: true });
    if (deleted === undefined) return false;
    const { id, userId } = deleted;
    await tx
      .update(conversations)
      .set({ emptied: true, title: "", preview: "", messageCount: 0, leafId: null })
      .where(and(eq(conversations.id, id), eq(conversations.userId, userId)));
    await tx.delete(turns).where(and(eq(turns.conversationId, id), eq(turns.userId, userId)));
    const gone = await tx
      .delete(messages)
      .where(and(eq(messages.conversationId, id), eq(messages.userId, userId)))
      .returning({ id: messages.id });
    await media.release(
      tx,
      gone.map((message) => message.id),
    );
    return true;
  });
