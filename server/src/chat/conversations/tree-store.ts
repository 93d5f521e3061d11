import type { MessageVersions } from "@atrium/shared-contracts/wire";
import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import type { MessageRow } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import { lockConversation } from "./conversation-store.ts";
import { fileNames, preview } from "./excerpts.ts";

/** Reads in a transaction see its own writes. */
type Reader = Pick<Database, "select" | "execute">;

/** The last message of the shown branch. */
export const leafOf = (conversationId: string): SQL =>
  sql`(select c.leaf_id from ${conversations} c where c.id = ${conversationId})`;

/**
 * The table `path`: the user's message with the id `from` and up to `limit` - 1 messages above it, with their distance as `depth`.
 * Join it by the id alone, as all of a path is in one conversation. With a condition on its conversation or user, the planner may
 * expect a few messages and compare each one that there is to each one of the path.
 */
export const pathUp = (from: SQL, userId: string, limit: number): SQL => sql`(
  with recursive up as (
    select m.id, m.parent_id, 1 as depth from ${messages} m where m.id = ${from} and m.user_id = ${userId}
    union all
    select m.id, m.parent_id, up.depth + 1 from ${messages} m join up on m.id = up.parent_id where up.depth < ${limit}
  ) select id, depth from up) as path`;

/** True while a run rewrites the message from its start or continues it. The run's own text is shown then. */
export const isRewritten = sql<boolean>`exists (
  select 1 from ${turns} t where t.id = ${messages.replyTo} and t.reply_id = ${messages.id} and t.state in ('queued', 'running'))`;

type VersionsRow = Omit<MessageVersions, "previous" | "next"> & {
  readonly id: string;
  readonly previous: string | null;
  readonly next: string | null;
};

/** The place of each message among its versions; undefined for one that's the only one. */
export async function versionsOf(
  db: Reader,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => MessageVersions | undefined> {
  const parents = rows.flatMap(({ parentId }) => parentId ?? []);
  const first = rows.find(({ parentId }) => parentId === null);
  const conditions = [
    ...(parents.length === 0 ? [] : [inArray(messages.parentId, parents)]),
    ...(first === undefined ? [] : [and(eq(messages.conversationId, first.conversationId), isNull(messages.parentId))]),
  ];
  if (conditions.length === 0) return () => undefined;
  const { rows: found } = await db.execute<VersionsRow>(sql`
    select * from (
      select id, (row_number() over versions)::int as position, (count(*) over all_of_them)::int as count,
        lag(id) over versions as previous, lead(id) over versions as next, last_value(id) over all_of_them as newest
      from ${messages} where ${or(...conditions)}
      window versions as (partition by parent_id, role order by seq),
        all_of_them as (versions rows between unbounded preceding and unbounded following)
    ) placed
    where ${inArray(
      sql`id`,
      rows.map(({ id }) => id),
    )} and count > 1`);
  const places = new Map(
    found.map(({ id, previous, next, ...place }) => [
      id,
      { ...place, ...(previous === null ? {} : { previous }), ...(next === null ? {} : { next }) },
    ]),
  );
  return ({ id }) => places.get(id);
}

/**
 * Counts the conversation's messages that aren't in the shown branch, and notes how many. For whatever changes which branch that is,
 * or adds a message elsewhere than at its end. It walks up the whole branch.
 */
export async function countHidden(tx: Transaction, conversationId: string): Promise<number> {
  const shown = sql`(
    with recursive up as (
      select m.parent_id from ${messages} m where m.id = ${leafOf(conversationId)}
      union all
      select m.parent_id from ${messages} m join up on m.id = up.parent_id
    ) select count(*) from up)`;
  const [counted] = await tx
    .update(conversations)
    .set({ hiddenCount: sql`${conversations.messageCount} - ${shown}` })
    .where(eq(conversations.id, conversationId))
    .returning({ hiddenCount: conversations.hiddenCount });
  return counted?.hiddenCount ?? 0;
}

/**
 * Notes at each fork of the shown branch which way that goes, so that it's the same branch when somebody comes back to it. Call it before
 * another branch is shown.
 */
export async function keepChoices(tx: Transaction, conversationId: string): Promise<void> {
  await tx.execute(sql`
    with recursive up as (
      select m.id, m.parent_id, null::uuid as next_id from ${messages} m where m.id = ${leafOf(conversationId)}
      union all
      select m.id, m.parent_id, up.id from ${messages} m join up on m.id = up.parent_id
    )
    update ${messages} m set next_id = up.next_id from up
    where m.id = up.id and m.next_id is distinct from up.next_id and (
      up.next_id is null or exists (select 1 from ${messages} c where c.parent_id = m.id and c.id <> up.next_id))`);
}

/** Whether the shown branch goes through the message. */
export async function isShown(db: Reader, conversationId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive up as (
      select m.id, m.parent_id from ${messages} m where m.id = ${leafOf(conversationId)}
      union all
      select m.id, m.parent_id from ${messages} m join up on m.id = up.parent_id where up.id <> ${id}
    ) select id from up where id = ${id}`);
  return rows.length > 0;
}

/** The last message of the branch through the message that was shown last; where none was left for another one, of the newest branch. */
export async function leafBelow(db: Reader, id: string): Promise<string> {
  // A message that was sent while a reply was written is below that reply by now.
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive down as (
      select m.id, m.seq, m.next_id from ${messages} m where m.id = ${id}
      union all
      select m.id, m.seq, m.next_id from ${messages} m join down on m.parent_id = down.id
      where m.id = down.next_id or not exists (
        select 1 from ${messages} c where c.id = down.next_id and c.parent_id = down.id)
    ) select id from down where not exists (select 1 from ${messages} c where c.parent_id = down.id)
    order by seq desc limit 1`);
  return rows[0]?.id ?? id;
}

/** @throws ApiError `message_not_found`, also when it's another user's, or its conversation was deleted */
export async function ownMessage(db: Reader, userId: string, id: string): Promise<MessageRow> {
  const [row] = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), eq(messages.userId, userId), isNull(conversations.deletedAt)));
  if (row === undefined) throw new ApiError("message_not_found");
  return row.message;
}

/** The user's message that has the client's id. */
export async function sentMessage(
  db: Reader,
  userId: string,
  clientMessageId: string,
): Promise<Pick<MessageRow, "id" | "conversationId"> | undefined> {
  const [row] = await db
    .select({ id: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.clientMessageId, clientMessageId)));
  return row;
}

/** Tells the user's other tabs and devices to fetch the conversation's messages again. */
export const announceMessages = (tx: Transaction, userId: string, conversationId: string): Promise<void> =>
  enqueue(tx, {
    userId,
    name: "conversation_changed",
    ablyId: `${conversationId}-messages-${crypto.randomUUID()}`,
    payload: { conversationId, change: "messages" },
  });

export interface Shown {
  readonly conversationId: string;
  /** False when the message was already in the shown branch. */
  readonly isChanged: boolean;
}

/** The last message that says something, as the list shows it. */
export async function previewOf(tx: Transaction, userId: string, leafId: string): Promise<string> {
  // An empty reply follows a message.
  const last = await tx
    .select({ text: messages.text, attachments: messages.attachments })
    .from(messages)
    .innerJoin(pathUp(sql`${leafId}::uuid`, userId, 2), sql`path.id = ${messages.id}`)
    .orderBy(sql`path.depth`);
  const shown = last.map(({ text, attachments }) => preview(text.trim() === "" ? fileNames(attachments) : text));
  return shown.find((text) => text !== "") ?? "";
}

/** Shows the branch that the message is in, down to where it was shown last. @throws ApiError `message_not_found` */
export async function showMessage(db: Database, userId: string, id: string): Promise<Shown> {
  const { conversationId } = await ownMessage(db, userId, id);
  return db.transaction(async (tx) => {
    await lockConversation(tx, conversationId);
    if (await isShown(tx, conversationId, id)) return { conversationId, isChanged: false };
    // Deleted with its conversation while this waited for the lock.
    await ownMessage(tx, userId, id);
    await keepChoices(tx, conversationId);
    const leafId = await leafBelow(tx, id);
    await tx
      .update(conversations)
      .set({ leafId, preview: await previewOf(tx, userId, leafId) })
      .where(eq(conversations.id, conversationId));
    await countHidden(tx, conversationId);
    await announceMessages(tx, userId, conversationId);
    return { conversationId, isChanged: true };
  });
}

/** Notes what the user thinks of a reply; null takes it back. @throws ApiError `message_not_found`, also when it isn't a reply */
export async function rateReply(db: Database, userId: string, id: string, rating: MessageRow["rating"]): Promise<void> {
  await db.transaction(async (tx) => {
    await ownMessage(tx, userId, id);
    const [rated] = await tx
      .update(messages)
      .set({ rating })
      .where(and(eq(messages.id, id), eq(messages.userId, userId), eq(messages.role, "assistant")))
      .returning({ conversationId: messages.conversationId });
    if (rated === undefined) throw new ApiError("message_not_found");
    await announceMessages(tx, userId, rated.conversationId);
  });
}
