import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { fitting } from "../../paging/room.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import type { TurnRow } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import type { MessageMedia } from "./message-media.ts";
import { lockOwn } from "./organize-store.ts";
import { forgetTitleWishes } from "./title-wish-store.ts";

/** For how long a deleted conversation can be restored. */
const KEEP_MINUTES = 60;
const ARRIVAL_MINUTES = 1;
const DISCARDED_AT_ONCE = 200;
type Releasing = Pick<MessageMedia, "release">;

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
    await forgetTitleWishes(tx, there);
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
          // Not now(): whoever waits here for the row while its content is deleted must not get what's left of it.
          gt(conversations.deletedAt, sql`clock_timestamp() - make_interval(mins => ${KEEP_MINUTES})`),
          isNull(conversations.arrival),
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

/** Whether a conversation that's still being stored was given up: nothing was added to it for much longer than a piece takes. */
export const isForgotten = sql<boolean>`(${conversations.arrival} is not null
  and ${conversations.deletedAt} < now() - make_interval(mins => ${ARRIVAL_MINUTES}))`;

/** Gives up all conversations that are still being stored. For a process that has the database for itself when it starts. */
export async function expireArrivals(db: Database): Promise<void> {
  await db
    .update(conversations)
    .set({ deletedAt: sql`now() - make_interval(mins => ${KEEP_MINUTES})` })
    .where(and(isNotNull(conversations.arrival), isNotNull(conversations.deletedAt), eq(conversations.emptied, false)));
}

/** Deletes what's stored of a conversation that can't be stored as a whole. */
export async function discardArrival(db: Database, media: Releasing, token: string): Promise<void> {
  while ((await emptySome(db, media, DISCARDED_AT_ONCE, eq(conversations.arrival, token))) > 0);
}

/**
 * Deletes up to about `limit` messages of conversations that can't be restored anymore, and marks those without any as emptied.
 * Returns how many messages and marks that were; fewer than `limit` means that nothing is left.
 */
export const emptyDeleted = (db: Database, media: Releasing, limit: number): Promise<number> =>
  emptyUpTo(
    db,
    media,
    limit,
    sql`${conversations.arrival} is null and ${conversations.deletedAt} < now() - make_interval(mins => ${KEEP_MINUTES})`,
  );

/** As {@link emptyDeleted}, deletes conversations that were given up while they were stored. */
export async function removeForgotten(db: Database, media: Releasing, limit: number): Promise<number> {
  let removed = 0;
  while (removed < limit) {
    const token = await takeForgotten(db, isForgotten);
    const now = token === undefined ? 0 : await emptyUpTo(db, media, limit - removed, eq(conversations.arrival, token));
    if (now === 0) break;
    removed += now;
  }
  return removed;
}

/** Deletes the conversation with this token if it was given up while it was stored. False if somebody is still at work on it. */
export async function discardForgotten(db: Database, media: Releasing, token: string): Promise<boolean> {
  const taken = await takeForgotten(db, and(isForgotten, eq(conversations.arrival, token)));
  if (taken === undefined) return false;
  await discardArrival(db, media, taken);
  return true;
}

/**
 * Gives one conversation another token, before anything of it is deleted: a process that only paused while it stored it would
 * otherwise go on with what's left. Returns the token.
 */
async function takeForgotten(db: Database, which: SQL | undefined): Promise<string | undefined> {
  const token = randomUUID();
  const free = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(which)
    .limit(1)
    .for("update", { skipLocked: true });
  const taken = await db
    .update(conversations)
    .set({ arrival: token })
    .where(eq(conversations.id, free))
    .returning({ id: conversations.id });
  return taken.length === 0 ? undefined : token;
}

async function emptyUpTo(db: Database, media: Releasing, limit: number, which: SQL): Promise<number> {
  let removed = 0;
  while (removed < limit) {
    const now = await emptySome(db, media, limit - removed, which);
    if (now === 0) break;
    removed += now;
  }
  return removed;
}

/** A part of one conversation, in a transaction of its own: one statement for a huge one would reach the time limit each time. */
const emptySome = (db: Database, media: Releasing, limit: number, which: SQL): Promise<number> =>
  db.transaction(async (tx) => {
    const [deleted] = await tx
      .select({ id: conversations.id, userId: conversations.userId, arrival: conversations.arrival })
      .from(conversations)
      .where(and(which, isNotNull(conversations.deletedAt), eq(conversations.emptied, false)))
      .limit(1)
      .for("update", { skipLocked: true });
    if (deleted === undefined) return 0;
    const { id, userId, arrival } = deleted;
    const gone = await deleteNewest(tx, id, limit);
    await media.release(tx, gone);
    const emptied = gone.length === 0;
    if (emptied && arrival !== null) {
      // The same may arrive again.
      await tx.delete(conversations).where(and(eq(conversations.id, id), eq(conversations.userId, userId)));
      return 1;
    }
    await tx
      .update(conversations)
      .set({
        emptied,
        title: "",
        preview: "",
        messageCount: 0,
        hiddenCount: 0,
        textBytes: 0,
        leafId: null,
        settings: null,
      })
      .where(and(eq(conversations.id, id), eq(conversations.userId, userId)));
    return emptied ? 1 : gone.length;
  });

/** Bytes that the texts of one statement have in the database. Deleting them takes time, too. */
const STORED_BYTES = 64 * 1024 * 1024;

/**
 * Deletes the conversation's newest messages, those below them and their turns. Returns the messages' ids. Rows that another
 * row's deletion takes along wouldn't be among them, so all are named.
 */
async function deleteNewest(tx: Transaction, conversationId: string, limit: number): Promise<string[]> {
  const newest = await tx
    .select({ id: messages.id, size: sql<number>`pg_column_size(${messages.text})` })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.seq))
    .limit(limit);
  const ids = fitting(newest, { rows: limit, size: STORED_BYTES }).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive doomed as (
      select m.id from ${messages} m where ${inArray(sql`m.id`, ids)}
      union
      select m.id from ${messages} m join doomed on m.parent_id = doomed.id or m.reply_to = doomed.id
    ) delete from ${messages} using doomed where ${messages.id} = doomed.id returning ${messages.id}`);
  return rows.map(({ id }) => id);
}
