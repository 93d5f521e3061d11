import { randomUUID } from "node:crypto";
import { and, eq, lt, or, sql } from "drizzle-orm";
import type { MessageCard, ReplyFailureCode } from "@atrium/shared-contracts/wire";
import type { Database, Transaction } from "../database/database.ts";
import { ERRORS } from "../errors/api-error.ts";
import { preview } from "./ingest.ts";
import { enqueue } from "./outbox.ts";
import { conversations, messages, turns } from "./tables.ts";
import { cutToJsonBytes, EVENT_TEXT_MAX_BYTES } from "./text-cut.ts";
import { type Claim, heldBy } from "./turn-lease.ts";
import type { TurnRow } from "./wire.ts";

/** How a turn ended. What was written is kept in every case. */
export type TurnEnd = {
  readonly text: string;
  readonly cards: readonly MessageCard[];
  /** Number of the last chunk that was published; 0 without one. */
  readonly seq: number;
} & (
  | { readonly state: "done" }
  | { readonly state: "cancelled" }
  | { readonly state: "failed"; readonly code: ReplyFailureCode }
);

const MESSAGE_STATUS = { done: "complete", cancelled: "stopped", failed: "failed" } as const;

/** Ends a claimed turn, stores the reply and announces it, all or nothing. False when the claim is no longer held. */
export async function finishTurn(db: Database, turn: TurnRow, claim: Claim, end: TurnEnd): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockConversation(tx, turn.conversationId);
    const [held] = await tx.update(turns).set(endColumns(end)).where(heldBy(claim)).returning();
    if (held === undefined) return false;
    await storeReply(tx, held, end);
    return true;
  });
}

/** Cancels a turn that nobody works on: it is queued, or its process went silent. Null when somebody does, or it has ended. */
export async function cancelIdle(tx: Transaction, turn: TurnRow): Promise<TurnRow | null> {
  await lockConversation(tx, turn.conversationId);
  const end: TurnEnd = { state: "cancelled", text: turn.partial, cards: [], seq: turn.seq };
  const [cancelled] = await tx
    .update(turns)
    .set(endColumns(end))
    .where(
      and(
        eq(turns.id, turn.id),
        eq(turns.userId, turn.userId),
        or(eq(turns.state, "queued"), and(eq(turns.state, "running"), lt(turns.leaseUntil, sql`now()`))),
      ),
    )
    .returning();
  if (cancelled === undefined) return null;
  await storeReply(tx, cancelled, end);
  return cancelled;
}

/** Everything that touches a conversation takes its row first: one order of locks, no deadlock. */
export async function lockConversation(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for("update");
}

const endColumns = (end: TurnEnd) => ({
  state: end.state,
  owner: null,
  leaseUntil: null,
  partial: end.text,
  seq: end.seq,
  errorCode: end.state === "failed" ? end.code : null,
  error: end.state === "failed" ? ERRORS[end.code].message : null,
});

async function storeReply(tx: Transaction, turn: TurnRow, end: TurnEnd): Promise<void> {
  const [reply] = await tx
    .insert(messages)
    .values({
      id: randomUUID(),
      conversationId: turn.conversationId,
      userId: turn.userId,
      role: "assistant",
      status: MESSAGE_STATUS[end.state],
      text: end.text,
      cards: [...end.cards],
      replyTo: turn.id,
    })
    .returning();
  if (reply === undefined) throw new Error("The reply was not stored");
  const [conversation] = await tx
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + 1`,
      lastMessageAt: sql`greatest(now(), ${conversations.lastMessageAt})`,
      ...(end.text.trim() === "" ? {} : { preview: preview(end.text) }),
    })
    .where(eq(conversations.id, turn.conversationId))
    .returning({ title: conversations.title });
  const position = { turnId: turn.id, attempt: turn.attempt, messageId: turn.clientMessageId };
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
        ...(end.cards.length === 0 ? {} : { cards: [...end.cards] }),
        ...(truncated ? { truncated } : {}),
      },
    },
  });
}
