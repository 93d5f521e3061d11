import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { MessageCard, ReplyFailureCode } from "@atrium/shared-contracts/wire";
import type { Transaction } from "../../database/database.ts";
import { ERRORS } from "../../errors/api-error.ts";
import { preview } from "../conversations/excerpts.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import { conversations, messages } from "../storage/tables.ts";
import { cutToJsonBytes, EVENT_TEXT_MAX_BYTES } from "./text-cut.ts";
import type { TurnRow } from "../storage/rows.ts";

/** How a turn ended. The text is kept in every case. */
export type TurnEnd = {
  readonly text: string;
  readonly cards: readonly MessageCard[];
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
  seq: end.seq,
  errorCode: end.state === "failed" ? end.code : null,
  error: end.state === "failed" ? ERRORS[end.code].message : null,
});

/** Stores the reply of a turn that has ended, and announces it. */
export async function storeReply(tx: Transaction, turn: TurnRow, end: TurnEnd): Promise<void> {
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
