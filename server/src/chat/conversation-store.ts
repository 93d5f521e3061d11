import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { type Page, pageOf } from "../paging/page.ts";
import type { ListPlace } from "./cursor.ts";
import type { MessageMedia } from "./ingest.ts";
import { enqueue } from "./outbox.ts";
import { conversations, messages, turns } from "./tables.ts";
import type { ConversationRow, StoredMessage, TurnRow } from "./wire.ts";

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

/** @throws ApiError `conversation_not_found`, also for another user's */
export async function ownConversation(db: Database, userId: string, id: string): Promise<ConversationRow> {
  const [row] = await db.select().from(conversations).where(own(userId, id));
  if (row === undefined) throw new ApiError("conversation_not_found");
  return row;
}

/** The newest messages before `before`, oldest first; the page goes on before its first. */
export async function messagesBefore(
  db: Database,
  userId: string,
  conversationId: string,
  limit: number,
  before?: number,
): Promise<Page<StoredMessage>> {
  const rows = await db
    .select({ message: messages, failure: turns.errorCode })
    .from(messages)
    .leftJoin(turns, eq(turns.id, messages.replyTo))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.userId, userId),
        before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit + 1);
  const stored = rows.map(({ message, failure }) => ({ ...message, failure }));
  const found = pageOf(stored, limit);
  return { ...found, rows: found.rows.reverse() };
}

/** The turn that is running in a conversation, else the first that waits. */
export async function activeTurn(db: Database, userId: string, conversationId: string): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turns)
    .where(
      and(
        eq(turns.conversationId, conversationId),
        eq(turns.userId, userId),
        inArray(turns.state, ["queued", "running"]),
      ),
    )
    .orderBy(asc(turns.position))
    .limit(1);
  return row ?? null;
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

/** Removes what was said; a running turn loses its claim with its row. @throws ApiError `conversation_not_found` */
export async function deleteConversation(
  db: Database,
  media: MessageMedia,
  userId: string,
  id: string,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(conversations)
      .set({ deletedAt: sql`now()`, title: "", preview: "", messageCount: 0 })
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
