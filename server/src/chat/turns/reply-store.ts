import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type MessageCard, type ReplyFailureCode, cardLines } from "@atrium/shared-contracts/wire";
import { DIALOGUE } from "../../assistant/reply/reply.ts";
import type { Transaction } from "../../database/database.ts";
import { ERRORS } from "../../errors/api-error.ts";
import { isBlank } from "../../text/blank.ts";
import { preview } from "../conversations/excerpts.ts";
import { dialogueOf } from "../conversations/message-store.ts";
import { titleIsDue } from "../conversations/title-wish-store.ts";
import { countHidden, versionsOf } from "../conversations/tree-store.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import { conversations, messages, reasonings, turns } from "../storage/tables.ts";
import { settledIn, storeSettled } from "./offer-store.ts";
import { keepReasoning } from "./reasoning-store.ts";
import { continuedCards } from "./reply-cards.ts";
import { joinTrails, type Trail, trailOf } from "./reply-trail.ts";
import { cutToJsonBytes, EVENT_TEXT_MAX_BYTES } from "./text-cut.ts";
import type { MessageRow, TurnRow } from "../storage/rows.ts";

/** How a turn ended. The text is kept in every case. */
export type TurnEnd = {
  readonly text: string;
  readonly cards: readonly MessageCard[];
  readonly trail: Trail;
  /** Number of the last published chunk; 0 if there was none. */
  readonly seq: number;
} & (
  | { readonly state: "done" }
  | { readonly state: "cancelled" }
  | { readonly state: "failed"; readonly code: ReplyFailureCode }
);

const MESSAGE_STATUS = { done: "complete", cancelled: "stopped", failed: "failed" } as const;

/** The column values of an ended turn. */
export const endColumns = (end: TurnEnd) => ({
  state: end.state,
  owner: null,
  leaseUntil: null,
  // The text is in the reply now.
  partial: "",
  steps: [],
  base: "",
  seq: end.seq,
  errorCode: end.state === "failed" ? end.code : null,
  error: end.state === "failed" ? ERRORS[end.code].message : null,
});

/** The reply as a new message. What the user sent while it was written follows it. */
async function addReply(tx: Transaction, turn: TurnRow, end: TurnEnd): Promise<MessageRow> {
  const [reply] = await tx
    .insert(messages)
    .values({
      id: randomUUID(),
      conversationId: turn.conversationId,
      userId: turn.userId,
      parentId: turn.id,
      role: "assistant",
      ...outcomeOf(end),
      replyTo: turn.id,
    })
    .returning();
  if (reply === undefined) throw new Error("The reply was not stored");
  await tx
    .update(messages)
    .set({ parentId: reply.id })
    .where(and(eq(messages.parentId, turn.id), eq(messages.role, "user")));
  await tx.update(turns).set({ replyId: reply.id }).where(eq(turns.id, turn.id));
  return reply;
}

/** The reply that the turn's run has rewritten or continued. */
async function rewriteReply(tx: Transaction, replyId: string, base: string, end: TurnEnd): Promise<MessageRow> {
  const [reply] = await tx
    .update(messages)
    .set({
      ...outcomeOf(end),
      ...(base === "" ? { createdAt: sql`now()`, rating: null } : {}),
    })
    .where(eq(messages.id, replyId))
    .returning();
  if (reply === undefined) throw new Error("The reply is gone");
  return reply;
}

async function bytesOf(tx: Transaction, replyId: string): Promise<number> {
  const [reply] = await tx
    .select({ bytes: sql<number>`octet_length(${messages.text})` })
    .from(messages)
    .where(eq(messages.id, replyId));
  return reply?.bytes ?? 0;
}

/** The end with what there's besides the text in the reply that it continues, and once that's complete, with what all cards say. */
async function withKept(tx: Transaction, { replyId, base }: TurnRow, end: TurnEnd): Promise<TurnEnd> {
  const { cards, steps, reasoningSeconds: seconds } = messages;
  const [known] =
    replyId === null || base === ""
      ? []
      : await tx
          .select({ cards, steps, seconds, thoughts: reasonings.text })
          .from(messages)
          .leftJoin(reasonings, eq(reasonings.messageId, messages.id))
          .where(eq(messages.id, replyId));
  const all = continuedCards(known?.cards ?? [], end.cards);
  const reasoning = known?.thoughts ? { text: known.thoughts, seconds: known.seconds ?? 1 } : null;
  return {
    ...end,
    cards: all,
    trail: joinTrails({ steps: known?.steps ?? [], reasoning }, end.trail),
    text: end.state === "done" ? end.text + cardLines(all) : end.text,
  };
}

const outcomeOf = (end: TurnEnd) => ({
  status: MESSAGE_STATUS[end.state],
  failure: end.state === "failed" ? end.code : null,
  text: end.text,
  cards: [...end.cards],
  steps: [...end.trail.steps],
  reasoningSeconds: end.trail.reasoning?.seconds ?? null,
});

/** Each of the replies to a message leaves a dialogue of its own. */
async function keepDialogue(tx: Transaction, { id, remembered }: TurnRow, replyId: string): Promise<void> {
  const dialogue = remembered[DIALOGUE];
  if (dialogue === undefined) return;
  const fresh = JSON.stringify({ [dialogueOf(replyId)]: dialogue });
  await tx
    .update(turns)
    .set({ remembered: sql`${turns.remembered} || ${fresh}::jsonb` })
    .where(eq(turns.id, id));
}

/** Stores the reply of a run that has ended, and announces it. `turn` is the row as it was before its end. */
export async function storeReply(tx: Transaction, turn: TurnRow, ended: TurnEnd): Promise<void> {
  const end = await withKept(tx, turn, ended);
  const isNew = turn.replyId === null;
  const before = turn.replyId === null ? 0 : await bytesOf(tx, turn.replyId);
  const reply =
    turn.replyId === null ? await addReply(tx, turn, end) : await rewriteReply(tx, turn.replyId, turn.base, end);
  await keepReasoning(tx, reply.id, end.trail.reasoning?.text ?? null);
  await keepDialogue(tx, turn, reply.id);
  const settled = settledIn(turn);
  await storeSettled(tx, turn, settled);
  const [conversation] = await tx
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + ${isNew ? 1 : 0}`,
      textBytes: sql`${conversations.textBytes} + ${Buffer.byteLength(end.text) - before}`,
      rewrites: sql`${conversations.rewrites} + ${isNew ? 0 : 1}`,
      lastMessageAt: sql`greatest(now(), ${conversations.lastMessageAt})`,
      leafId: sql`case when ${conversations.leafId} = ${turn.id} then ${reply.id} else ${conversations.leafId} end`,
      ...(end.text.trim() === ""
        ? {}
        : {
            // The last message shown is another one.
            preview: sql`case when ${conversations.leafId} in (${turn.id}, ${reply.id}) then ${preview(end.text)} else ${conversations.preview} end`,
          }),
    })
    .where(eq(conversations.id, turn.conversationId))
    .returning({ title: conversations.title, leafId: conversations.leafId });
  // It's above messages that were sent while it was written, or in another branch.
  if (isNew && conversation?.leafId !== reply.id) await countHidden(tx, turn.conversationId);
  const versions = (await versionsOf(tx, [reply]))(reply);
  const position = { turnId: turn.id, attempt: turn.attempt, messageId: turn.clientMessageId };
  if (end.state !== "failed" && !isBlank(end.text)) await titleIsDue(tx, turn.conversationId);
  if (end.state === "failed") {
    await enqueue(tx, {
      userId: turn.userId,
      name: "error",
      ablyId: `${turn.id}-${turn.attempt}-error`,
      payload: {
        conversationId: turn.conversationId,
        error: ERRORS[end.code].message,
        metadata: { ...position, code: end.code, retryable: true },
      },
    });
    return;
  }
  const { text, truncated } = cutToJsonBytes(end.text, EVENT_TEXT_MAX_BYTES);
  await enqueue(tx, {
    userId: turn.userId,
    name: "message_response",
    ablyId: `${turn.id}-${turn.attempt}-final`,
    payload: {
      conversationId: turn.conversationId,
      message: text,
      status: end.state === "done" ? "completed" : "stopped",
      metadata: {
        ...position,
        seq: end.seq + 1,
        replyId: reply.id,
        createdAt: reply.createdAt.toISOString(),
        ...(conversation === undefined ? {} : { title: conversation.title }),
        ...(versions === undefined ? {} : { versions }),
        ...(reply.cards.length === 0 ? {} : { cards: reply.cards }),
        ...trailOf(reply),
        ...(settled.length === 0 ? {} : { settled }),
        ...(truncated ? { truncated } : {}),
      },
    },
  });
}
