import { MessageAct } from "@atrium/shared-contracts/wire";
import { and, eq, inArray, sql } from "drizzle-orm";
import { ACT, type ChosenAct, DIALOGUE } from "../../assistant/reply/reply.ts";
import type { Database } from "../../database/database.ts";
import { pageIn, TEXT_BYTES_AT_ONCE } from "../../paging/room.ts";
import type { MessageRow, StoredMessage, TurnRow } from "../storage/rows.ts";
import { messages, turns } from "../storage/tables.ts";
import { isRewritten, leafOf, pathUp, versionsOf } from "./tree-store.ts";

/** The bytes of a message's text, which the database knows without reading it. */
export const textBytes = sql<number>`octet_length(${messages.text})`;

/**
 * The newest messages of the shown branch, or those above the message with the number `before`, oldest first: at most `limit`,
 * and fewer if they're long. The next page ends before the first one, `last`. Without the replies that are being rewritten.
 */
export async function messagesBefore(
  db: Database,
  userId: string,
  conversationId: string,
  limit: number,
  before?: number,
): Promise<{ rows: StoredMessage[]; last: Pick<MessageRow, "seq"> | undefined }> {
  const from =
    before === undefined
      ? leafOf(conversationId)
      : sql`(select b.parent_id from ${messages} b where b.conversation_id = ${conversationId} and b.seq = ${before})`;
  const found = await db
    .select({ id: messages.id, seq: messages.seq, size: textBytes, isRewritten })
    .from(messages)
    .innerJoin(pathUp(from, userId, limit + 1), sql`path.id = ${messages.id}`)
    .orderBy(sql`path.depth`);
  const page = pageIn(found, { rows: limit, size: TEXT_BYTES_AT_ONCE });
  const ids = page.rows.flatMap(({ id, isRewritten }) => (isRewritten ? [] : [id])).reverse();
  const byId = await messagesById(db, ids);
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const versions = await versionsOf(db, shown);
  return { rows: shown.map((row) => ({ ...row, versions: versions(row) })), last: page.last };
}

/** Those of the messages that are there. */
export async function messagesById(
  db: Pick<Database, "select">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageRow>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(messages)
          .where(inArray(messages.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The message that a turn answers. */
export async function messageOf(db: Database, turn: TurnRow): Promise<MessageRow> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, turn.id), eq(messages.userId, turn.userId)));
  if (message === undefined) throw new Error("The turn's message is gone");
  return message;
}

/** What the assistant remembers of the dialogue above a message: of the turn before it in its branch. Null if that has remembered nothing. */
export async function dialogueAbove(db: Database, { parentId, userId }: MessageRow): Promise<unknown> {
  if (parentId === null) return null;
  const [turn] = await db
    .select({ dialogue: sql<unknown>`${turns.remembered} -> ${DIALOGUE}::text` })
    .from(messages)
    .innerJoin(turns, eq(turns.id, sql`coalesce(${messages.replyTo}, ${messages.id})`))
    .where(and(eq(messages.id, parentId), eq(messages.userId, userId)));
  return turn?.dialogue ?? null;
}

/** What the turn's message chose of an earlier reply's choices. Null too if that's no reply of its conversation. */
export async function actOf(db: Database, { remembered, userId, conversationId }: TurnRow): Promise<ChosenAct | null> {
  const act = MessageAct.safeParse(remembered[ACT]);
  if (!act.success) return null;
  const { choice, turn: id } = act.data;
  const [turn] = await db
    .select({ dialogue: sql<unknown>`${turns.remembered} -> ${DIALOGUE}::text` })
    .from(turns)
    .where(and(eq(turns.id, id), eq(turns.userId, userId), eq(turns.conversationId, conversationId)));
  return turn === undefined ? null : { choice, dialogue: turn.dialogue };
}

/**
 * The messages above a given one in its branch, newest first, without those that have neither text nor files. Of a long text,
 * there are only the first and last `characters`.
 */
export async function saidBefore(
  db: Database,
  { parentId, userId }: MessageRow,
  { limit, characters }: { readonly limit: number; readonly characters: number },
): Promise<Pick<MessageRow, "role" | "text" | "attachments">[]> {
  const text = sql<string>`case when length(${messages.text}) <= ${characters * 2}::int then ${messages.text}
    else left(${messages.text}, ${characters}::int) || right(${messages.text}, ${characters}::int) end`;
  const rows = await db
    .select({ role: messages.role, text, attachments: messages.attachments })
    .from(messages)
    .innerJoin(pathUp(sql`${parentId}::uuid`, userId, limit * 2), sql`path.id = ${messages.id}`)
    .orderBy(sql`path.depth`);
  return rows.filter(({ text, attachments }) => text !== "" || attachments.length > 0).slice(0, limit);
}
