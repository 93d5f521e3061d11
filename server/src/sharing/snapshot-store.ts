import { and, asc, between, eq, gt, sql } from "drizzle-orm";
import { isRewritten, leafOf, pathUp } from "../chat/conversations/tree-store.ts";
import { conversations, messages } from "../chat/storage/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { QUOTAS } from "../limits/limits.ts";
import type { Page } from "../paging/page.ts";
import { pageIn, type Room } from "../paging/room.ts";
import { sharedMessages, shares } from "./tables.ts";

export type SharedMessageRow = typeof sharedMessages.$inferSelect;

/** A branch has fewer messages than this. */
const PATH_LIMIT = QUOTAS.messages_of_a_conversation.max * 4;

/**
 * What a message's cards show, by name, unless the message's text says it, too. A card itself shows more of its owner's calendar than that,
 * and others can't open it.
 */
const cardNames = sql`coalesce((
  select jsonb_agg(named.name order by named.place) from (
    select coalesce(each.card -> 'data' ->> 'title', each.card -> 'data' ->> 'name') as name, each.place
    from jsonb_array_elements(${messages.cards}) with ordinality as each (card, place)
    where ${messages.status} <> 'complete' or each.card ->> 'says' is null
  ) named where named.name is not null
), '[]')`;

/** Makes the link show the conversation's shown branch as it is now, without a reply that's being written. The conversation is locked. */
export async function takeSnapshot(
  tx: Transaction,
  { id, userId, conversationId }: Pick<typeof shares.$inferSelect, "id" | "userId" | "conversationId">,
): Promise<void> {
  await tx.delete(sharedMessages).where(eq(sharedMessages.shareId, id));
  await tx.execute(sql`
    insert into ${sharedMessages} (share_id, position, role, status, failure, text, cards, steps, attachments, created_at)
    select ${id}, row_number() over (order by path.depth desc), ${messages.role}, ${messages.status}, ${messages.failure},
      ${messages.text}, ${cardNames}, ${messages.steps}, ${messages.attachments}, ${messages.createdAt}
    from ${messages} join ${pathUp(leafOf(conversationId), userId, PATH_LIMIT)} on path.id = ${messages.id}
    where not ${isRewritten}`);
  await tx
    .update(shares)
    .set({
      title: sql`(select c.title from ${conversations} c where c.id = ${conversationId})`,
      leafId: leafOf(conversationId),
      rewrites: sql`(select c.rewrites from ${conversations} c where c.id = ${conversationId})`,
      messageCount: sql`(select count(*)::int from ${sharedMessages} s where s.share_id = ${id})`,
      takenAt: sql`now()`,
    })
    .where(eq(shares.id, id));
}

/** The messages of a snapshot after a place, in order, as many as there's room for. */
export async function sharedMessagesAfter(
  db: Pick<Database, "select">,
  shareId: string,
  room: Room,
  after: number,
): Promise<Page<SharedMessageRow>> {
  const { position } = sharedMessages;
  const found = await db
    .select({ position, size: sql<number>`octet_length(${sharedMessages.text})` })
    .from(sharedMessages)
    .where(and(eq(sharedMessages.shareId, shareId), gt(position, after)))
    .orderBy(asc(position))
    .limit(room.rows + 1);
  const page = pageIn(found, room);
  const [first, last] = [page.rows.at(0), page.rows.at(-1)];
  if (first === undefined || last === undefined) return { rows: [], last: undefined };
  const rows = await db
    .select()
    .from(sharedMessages)
    .where(and(eq(sharedMessages.shareId, shareId), between(position, first.position, last.position)))
    .orderBy(asc(position));
  return { rows, last: page.last && rows.at(-1) };
}

/** Whether a message that a snapshot would have has files. */
export async function couldHaveFiles(
  db: Pick<Database, "select">,
  userId: string,
  conversationId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(pathUp(leafOf(conversationId), userId, PATH_LIMIT), sql`path.id = ${messages.id}`)
    .where(sql`${messages.attachments} <> '[]'`)
    .limit(1);
  return row !== undefined;
}

/** Whether a message of the snapshot has files. */
export async function hasFiles(db: Pick<Database, "select">, shareId: string): Promise<boolean> {
  const [row] = await db
    .select({ position: sharedMessages.position })
    .from(sharedMessages)
    .where(and(eq(sharedMessages.shareId, shareId), sql`${sharedMessages.attachments} <> '[]'`))
    .limit(1);
  return row !== undefined;
}

/** Whether a message of the snapshot has the file. */
export async function holdsFile(db: Database, shareId: string, mediaId: string): Promise<boolean> {
  const [row] = await db
    .select({ position: sharedMessages.position })
    .from(sharedMessages)
    .where(
      and(
        eq(sharedMessages.shareId, shareId),
        sql`${sharedMessages.attachments} @> ${JSON.stringify([{ id: mediaId }])}::jsonb`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
