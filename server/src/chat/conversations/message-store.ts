import { ChoiceAct, SuggestedAct } from "@atrium/shared-contracts/wire";
import { and, desc, eq, gt, inArray, ne, or, sql, isNull } from "drizzle-orm";
import type { Deed } from "../../assistant/acts/write.ts";
import { readDialogue } from "../../assistant/dialogue/dialogue.ts";
import { ACT, type ChosenAct, DIALOGUE, SUMMARY, type Summary } from "../../assistant/reply/reply.ts";
import type { Database } from "../../database/database.ts";
import { QUOTAS } from "../../limits/limits.ts";
import { LEFT_OUT } from "../../text/start-and-end.ts";
import { fitting, pageIn, TEXT_BYTES_AT_ONCE } from "../../paging/room.ts";
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

/** Where a turn remembers the dialogue that one of its replies has left. */
export const dialogueOf = (replyId: string) => `${DIALOGUE}:${replyId}`;

/** How far above a message its dialogue is looked for. Replies that failed or were stopped before they began leave none. */
const DIALOGUE_ABOVE = 16;

/** What the assistant remembers of the dialogue above a message: after the closest reply of its branch that has left one. Null if there's none. */
export async function dialogueAbove(db: Database, { parentId, userId }: MessageRow): Promise<unknown> {
  if (parentId === null) return null;
  const own = sql`${turns.remembered} -> (${dialogueOf("")}::text || ${messages.id}::text)`;
  const [found] = await db
    .select({
      dialogue: sql<Record<string, unknown>>`coalesce(${own}, ${turns.remembered} -> ${DIALOGUE}::text)`,
      id: messages.id,
    })
    .from(messages)
    .innerJoin(pathUp(sql`${parentId}::uuid`, userId, DIALOGUE_ABOVE), sql`path.id = ${messages.id}`)
    .innerJoin(turns, eq(turns.id, sql`coalesce(${messages.replyTo}, ${messages.id})`))
    .where(sql`jsonb_typeof(coalesce(${own}, ${turns.remembered} -> ${DIALOGUE}::text)) = 'object'`)
    .orderBy(sql`path.depth`)
    .limit(1);
  if (found === undefined) return null;
  const { heard, ...rest } = found.dialogue;
  // Nobody knows whose words were in the replies since.
  return found.id === parentId ? { ...rest, heard } : rest;
}

/** How many other versions of a message are looked through, the newest ones. */
const MOST_VERSIONS = 20;

/** What a turn remembers of dialogues: after its last run, and after each of its replies. */
const dialoguesOf = sql<Record<string, unknown> | null>`(
  select jsonb_object_agg(d.key, d.value) from jsonb_each(${turns.remembered}) d
  where d.key = ${DIALOGUE}::text or starts_with(d.key, ${dialogueOf("")}::text))`;

/** The ids of the events that replies to other versions of a message have added, and those beside the reply that's written to it. */
export async function addedElsewhere(
  db: Database,
  { id, conversationId, parentId, userId }: MessageRow,
): Promise<string[]> {
  const isBeside = parentId === null ? isNull(messages.parentId) : eq(messages.parentId, parentId);
  const found = await db
    .select({ id: turns.id, replyId: turns.replyId, dialogues: dialoguesOf })
    .from(messages)
    .innerJoin(turns, eq(turns.id, messages.id))
    .where(and(eq(messages.conversationId, conversationId), eq(messages.userId, userId), isBeside))
    .orderBy(desc(messages.seq))
    .limit(MOST_VERSIONS);
  const added = found.flatMap(({ id: turnId, replyId, dialogues }) => {
    const own = turnId === id ? [DIALOGUE, ...(replyId === null ? [] : [dialogueOf(replyId)])] : [];
    const others = Object.entries(dialogues ?? {}).filter(([key]) => !own.includes(key));
    return others.flatMap(([, dialogue]) => doneBy(turnId, dialogue).flatMap((deed) => deed.added));
  });
  return [...new Set(added)];
}

/** What a dialogue says that a turn's reply has done. */
export const doneBy = (turnId: string, dialogue: unknown): Deed[] =>
  readDialogue(dialogue).done.filter(({ turn }) => turn === turnId);

/** The reply to a turn's message that's above another message in its branch, if there's one. */
export async function replyAbove(
  db: Pick<Database, "select">,
  { id, userId }: Pick<TurnRow, "id" | "userId">,
  turnId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(pathUp(sql`${id}::uuid`, userId, QUOTAS.messages_of_a_conversation.max), sql`path.id = ${messages.id}`)
    .where(eq(messages.replyTo, turnId));
  return found?.id;
}

/** Whether the user wrote the message here: it didn't come with an imported, shared or duplicated conversation. */
export const isWrittenHere = ({ bodyHash }: Pick<MessageRow, "bodyHash">): boolean => bodyHash !== null;

/** Whether a conversation has messages that weren't written here. */
export async function holdsArrived(
  db: Database,
  { conversationId }: Pick<MessageRow, "conversationId">,
): Promise<boolean> {
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.role, "user"), isNull(messages.bodyHash)))
    .limit(1);
  return found.length > 0;
}

/** What the turn's message chose of an earlier reply's choices; with no dialogue if that's no reply of its conversation. */
export async function actOf(
  db: Database,
  { id, remembered, userId, conversationId }: TurnRow,
): Promise<ChosenAct | null> {
  const act = ChoiceAct.safeParse(remembered[ACT]);
  if (!act.success) return null;
  const { choice, turn: turnId, item } = act.data;
  const reply = await replyAbove(db, { id, userId }, turnId);
  const key = reply === undefined ? DIALOGUE : dialogueOf(reply);
  const [turn] = await db
    .select({
      dialogue: sql<unknown>`coalesce(${turns.remembered} -> ${key}::text, ${turns.remembered} -> ${DIALOGUE}::text)`,
    })
    .from(turns)
    .where(and(eq(turns.id, turnId), eq(turns.userId, userId), eq(turns.conversationId, conversationId)));
  return { choice, turn: turnId, item, dialogue: turn?.dialogue ?? null };
}

/** What the suggestion asks for that the turn's message says; null if it's not one. */
export function suggestedIn({ remembered }: TurnRow): SuggestedAct | null {
  const act = SuggestedAct.safeParse(remembered[ACT]);
  return act.success ? act.data : null;
}

/** What was said above a message in its branch. */
export interface SaidBefore {
  /** The last messages, oldest first. */
  readonly said: readonly Pick<MessageRow, "id" | "role" | "text" | "attachments">[];
  /** The closest turn that remembers a summary of what's above it. */
  readonly summarizedBy: string | null;
}

/**
 * The last messages above a given one in its branch, without those that have neither text nor files: at most `messages`, and fewer if
 * their texts have more than `bytes` together. Of a text that's longer than `characters`, there are only the start and end.
 */
export async function saidBefore(
  db: Database,
  { parentId, userId }: MessageRow,
  most: { readonly messages: number; readonly characters: number; readonly bytes: number },
): Promise<SaidBefore> {
  if (parentId === null) return { said: [], summarizedBy: null };
  const found = await db
    .select({
      id: messages.id,
      size: sql<number>`least(${textBytes}, ${most.characters}::int)`,
      isSummarized: sql<boolean>`coalesce(jsonb_typeof(${turns.remembered} -> ${SUMMARY}::text) = 'object', false)`,
    })
    .from(messages)
    .innerJoin(pathUp(sql`${parentId}::uuid`, userId, most.messages * 2), sql`path.id = ${messages.id}`)
    .leftJoin(turns, eq(turns.id, messages.id))
    .where(or(gt(textBytes, 0), ne(messages.attachments, [])))
    .orderBy(sql`path.depth`);
  const near = fitting(found, { rows: most.messages, size: most.bytes });
  const half = Math.floor(most.characters / 2);
  const text = sql<string>`case when length(${messages.text}) <= ${most.characters}::int then ${messages.text}
    else left(${messages.text}, ${half}::int) || ${LEFT_OUT}::text || right(${messages.text}, ${half}::int) end`;
  const ids = near.map(({ id }) => id).reverse();
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: messages.id, role: messages.role, text, attachments: messages.attachments })
          .from(messages)
          .where(inArray(messages.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    said: ids.flatMap((id) => byId.get(id) ?? []),
    summarizedBy: found.find(({ isSummarized }) => isSummarized)?.id ?? null,
  };
}

/** The summary that a turn remembers. */
export async function summaryOf(db: Database, turnId: string): Promise<Summary | null> {
  const [turn] = await db
    .select({ summary: sql<Summary | null>`${turns.remembered} -> ${SUMMARY}::text` })
    .from(turns)
    .where(eq(turns.id, turnId));
  return turn?.summary ?? null;
}
