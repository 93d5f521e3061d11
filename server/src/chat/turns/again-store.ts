import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { earlierRuns } from "../../assistant/acts/earlier-runs.ts";
import { ACT, DIALOGUE, EARLIER_RUNS, SUMMARY } from "../../assistant/reply/reply.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { lockConversation } from "../conversations/conversation-store.ts";
import { checkQuota, checkTextQuota } from "../conversations/ingest-store.ts";
import { dialogueOf } from "../conversations/message-store.ts";
import { announceMessages, countHidden, keepChoices } from "../conversations/tree-store.ts";
import { REPLY_MAX_CHARACTERS } from "../../limits/limits.ts";
import { isBlank } from "../../text/blank.ts";
import type { MessageRow, TurnRow } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import { closeQuestions } from "./offer-store.ts";
import { ownTurn } from "./turn-store.ts";
import { hasEnded } from "./turn-waiter.ts";

/** What another run of a turn writes: the reply that it rewrites, if any, and the text that it continues. */
type Run = Partial<Pick<TurnRow, "replyId" | "base">>;

/** Whether a turn remembers that of its message, rather than of one of its replies. */
const isOfMessage = (key: string): boolean => key === ACT || key === SUMMARY || key.startsWith(dialogueOf(""));

/** What a turn remembers once another run of it is queued. A run that goes on with the reply of the last one is one with it. */
function rememberedBy(turn: TurnRow, { replyId = turn.replyId, base = "" }: Run): TurnRow["remembered"] {
  const isSame = replyId === turn.replyId;
  if (isSame && base !== "") return turn.remembered;
  const { [DIALOGUE]: _, ...all } = turn.remembered;
  const kept = Object.entries(all).filter(([key]) => isOfMessage(key));
  const run = Object.entries(all).filter(([key]) => !isOfMessage(key));
  const left = replyId === null || base === "" ? undefined : turn.remembered[dialogueOf(replyId)];
  return {
    ...Object.fromEntries(kept),
    [EARLIER_RUNS]: earlierRuns(Object.fromEntries(run), { isBeside: !isSame }),
    ...(left !== undefined && { [DIALOGUE]: left }),
  };
}

/** Queues an ended turn again, behind everything that's waiting, and tells the other devices. */
async function queueAgain(tx: Transaction, turn: TurnRow, run: Run): Promise<TurnRow> {
  const [queued] = await tx
    .update(turns)
    .set({
      state: "queued",
      tries: 0,
      seq: 0,
      base: "",
      ...run,
      partial: run.base ?? "",
      steps: [],
      remembered: rememberedBy(turn, run),
      stopRequested: false,
      errorCode: null,
      error: null,
      position: sql`nextval(pg_get_serial_sequence('turns', 'position'))`,
    })
    .where(and(eq(turns.id, turn.id), inArray(turns.state, ["done", "failed", "cancelled"])))
    .returning();
  if (queued === undefined) throw new Error("The turn hasn't ended");
  await announceMessages(tx, turn.userId, turn.conversationId);
  return queued;
}

/** Runs `change` with the turn, once nothing else can change its conversation. A turn that's waiting or running is left alone. */
async function withEnded(
  db: Database,
  userId: string,
  id: string,
  change: (tx: Transaction, turn: TurnRow) => Promise<TurnRow>,
): Promise<TurnRow> {
  const { conversationId } = await ownTurn(db, userId, id);
  return db.transaction(async (tx) => {
    await lockConversation(tx, conversationId);
    const turn = await ownTurn(tx, userId, id);
    return hasEnded(turn) ? change(tx, turn) : turn;
  });
}

/**
 * Has a failed or stopped reply written again, from its beginning and in its place. One that was stopped with a text was kept on
 * purpose, so another one is written beside it.
 * @throws ApiError `turn_not_found`, `turn_complete`, `conversation_full`, `conversations_full`
 */
export const retryTurn = (db: Database, userId: string, id: string): Promise<TurnRow> =>
  withEnded(db, userId, id, async (tx, turn) => {
    if (turn.state === "done") throw new ApiError("turn_complete");
    if (await isKept(tx, turn)) return queueBeside(tx, turn);
    await checkTextQuota(tx, userId);
    return queueAgain(tx, turn, {});
  });

async function isKept(tx: Transaction, { state, replyId }: TurnRow): Promise<boolean> {
  if (state !== "cancelled" || replyId === null) return false;
  const [reply] = await tx
    .select({ text: messages.text, cards: messages.cards })
    .from(messages)
    .where(eq(messages.id, replyId));
  return reply !== undefined && (!isBlank(reply.text) || reply.cards.length > 0);
}

/** Queues the turn for another reply, whose branch is shown. */
async function queueBeside(tx: Transaction, turn: TurnRow): Promise<TurnRow> {
  // The other reply takes the place of what this one asks.
  await closeQuestions(tx, turn);
  await keepChoices(tx, turn.conversationId);
  const [conversation] = await tx
    .update(conversations)
    .set({ leafId: turn.id })
    .where(eq(conversations.id, turn.conversationId))
    .returning({ messageCount: conversations.messageCount });
  if (conversation !== undefined) await checkQuota(tx, turn.userId, conversation, false);
  await countHidden(tx, turn.conversationId);
  return queueAgain(tx, turn, { replyId: null });
}

/**
 * Has another reply written beside the ones that there are, and shows it. Does nothing if `newest` isn't the newest reply
 * any more: then another device was faster, or the call is a repeat.
 * @throws ApiError `turn_not_found`, `conversation_full`, `conversations_full`
 */
export const regenerateTurn = (db: Database, userId: string, id: string, newest: string): Promise<TurnRow> =>
  withEnded(db, userId, id, async (tx, turn) => {
    const [last] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.replyTo, id))
      .orderBy(desc(messages.seq))
      .limit(1);
    return last?.id === newest ? queueBeside(tx, turn) : turn;
  });

/**
 * Has a stopped or failed reply continued from where it ends. Does nothing if its text isn't `length` long any more: then
 * another device was faster, or the call is a repeat.
 * @throws ApiError `turn_not_found`, `message_not_found`, `turn_complete`, `reply_too_long`, `conversations_full`; `validation_failed` for a reply
 *   without a text
 */
export const continueTurn = (
  db: Database,
  userId: string,
  id: string,
  { reply, length }: { readonly reply: string; readonly length: number },
): Promise<TurnRow> =>
  withEnded(db, userId, id, async (tx, turn) => {
    const stored = await replyOf(tx, turn, reply);
    if (stored.text.length !== length) return turn;
    if (stored.status === "complete") throw new ApiError("turn_complete");
    if (isBlank(stored.text))
      throw new ApiError("validation_failed", { issues: [{ path: "reply", message: "Has no text to continue" }] });
    // A character may be two units.
    if (stored.text.length > REPLY_MAX_CHARACTERS - 2) throw new ApiError("reply_too_long");
    await checkTextQuota(tx, userId);
    return queueAgain(tx, turn, { replyId: stored.id, base: stored.text });
  });

async function replyOf(tx: Transaction, turn: TurnRow, id: string): Promise<MessageRow> {
  const [reply] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.replyTo, turn.id)));
  if (reply === undefined) throw new ApiError("message_not_found");
  return reply;
}
