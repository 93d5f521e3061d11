import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { type Page, pageOf } from "../../paging/page.ts";
import type { ListPlace } from "./cursor.ts";
import type { MessageMedia } from "./message-media.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import type { ConversationRow } from "../storage/rows.ts";

const own = (userId: string, id: string) =>
  and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt));

/** Newest first. */
export async function listConversations(
  db: Database,
  userId: string,
  limit: number,
  after?: ListPlace,
): Promise<Page<ConversationRow>> {
  const rows = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        after === undefined
          ? undefined
          : or(
              lt(conversations.lastMessageAt, after.lastMessageAt),
              and(eq(conversations.lastMessageAt, after.lastMessageAt), lt(conversations.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** @throws ApiError `conversation_not_found`, also when it belongs to another user */
export async function ownConversation(db: Database, userId: string, id: string): Promise<ConversationRow> {
  const [row] = await db.select().from(conversations).where(own(userId, id));
  if (row === undefined) throw new ApiError("conversation_not_found");
  return row;
}

/** @throws ApiError `conversation_not_found` */
export async function renameConversation(
  db: Database,
  userId: string,
  id: string,
  title: string,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(conversations).set({ title }).where(own(userId, id)).returning();
    if (row === undefined) throw new ApiError("conversation_not_found");
    await enqueue(tx, {
      userId,
      name: "conversation_changed",
      ablyId: `${id}-renamed-${crypto.randomUUID()}`,
      payload: { conversationId: id, change: "renamed", title },
    });
    return row;
  });
}

/** Deletes the messages and turns; a running turn loses its claim because its row is gone. @throws ApiError `conversation_not_found` */
export async function deleteConversation(
  db: Database,
  media: MessageMedia,
  userId: string,
  id: string,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(conversations)
      .set({ deletedAt: sql`now()`, title: "", preview: "", messageCount: 0, leafId: null })
      .where(own(userId, id))
      .returning({ id: conversations.id });
    if (row === undefined) throw new ApiError("conversation_not_found");
    const cancelled = await tx
      .delete(turns)
      .where(and(eq(turns.conversationId, id), eq(turns.userId, userId)))
      .returning({ id: turns.id, state: turns.state });
    const gone = await tx
      .delete(messages)
      .where(and(eq(messages.conversationId, id), eq(messages.userId, userId)))
      .returning({ id: messages.id });
    await media.release(
      tx,
      gone.map((message) => message.id),
    );
    await enqueue(tx, {
      userId,
      name: "conversation_changed",
      ablyId: `${id}-deleted`,
      payload: { conversationId: id, change: "deleted" },
    });
    return cancelled.filter(({ state }) => state === "running").map((turn) => turn.id);
  });
}

/** Locks the conversation's row. Everything that changes a conversation does this first, so locks are always taken in one order and can't deadlock. */
export async function lockConversation(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for("update");
}
