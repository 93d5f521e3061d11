import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { lockConversation } from "../conversations/conversation-store.ts";
import type { MessageRow, TurnRow } from "../storage/rows.ts";
import { type Attachment, conversations, messages, turns } from "../storage/tables.ts";
import { endColumns, storeReply, type TurnEnd } from "./reply-store.ts";

/** @throws ApiError `turn_not_found`, also when it belongs to another user */
export async function ownTurn(db: Database, userId: string, id: string): Promise<TurnRow> {
  const [row] = await db
    .select()
    .from(turns)
    .where(and(eq(turns.id, id), eq(turns.userId, userId)));
  if (row === undefined) throw new ApiError("turn_not_found");
  return row;
}

/** Cancels an idle turn at once and requests a stop for a running one; an ended turn stays as it is. */
export async function requestStop(db: Database, userId: string, id: string): Promise<TurnRow> {
  const turn = await ownTurn(db, userId, id);
  const cancelled = await db.transaction((tx) => cancelIdle(tx, turn));
  if (cancelled !== null) return cancelled;
  const [asked] = await db
    .update(turns)
    .set({ stopRequested: true })
    .where(and(eq(turns.id, id), eq(turns.userId, userId), inArray(turns.state, ["queued", "running"])))
    .returning();
  return asked ?? (await ownTurn(db, userId, id));
}

/**
 * Queues a failed or stopped turn again, behind everything that's waiting, and deletes its unfinished reply. A turn that's
 * already queued or running is left alone.
 * @throws ApiError `turn_not_found`, `turn_complete`
 */
export async function retryTurn(db: Database, userId: string, id: string): Promise<TurnRow> {
  const { conversationId } = await ownTurn(db, userId, id);
  return db.transaction(async (tx) => {
    await lockConversation(tx, conversationId);
    const [queued] = await tx
      .update(turns)
      .set({
        state: "queued",
        tries: 0,
        seq: 0,
        partial: "",
        stopRequested: false,
        errorCode: null,
        error: null,
        position: sql`nextval(pg_get_serial_sequence('turns', 'position'))`,
      })
      .where(and(eq(turns.id, id), eq(turns.userId, userId), inArray(turns.state, ["failed", "cancelled"])))
      .returning();
    if (queued === undefined) {
      const [turn] = await tx
        .select()
        .from(turns)
        .where(and(eq(turns.id, id), eq(turns.userId, userId)));
      if (turn === undefined) throw new ApiError("turn_not_found");
      if (turn.state === "done") throw new ApiError("turn_complete");
      return turn;
    }
    const gone = await tx
      .delete(messages)
      .where(and(eq(messages.replyTo, id), eq(messages.userId, userId)))
      .returning({ id: messages.id });
    await tx
      .update(conversations)
      .set({ messageCount: sql`${conversations.messageCount} - ${gone.length}` })
      .where(eq(conversations.id, conversationId));
    return queued;
  });
}

/** Cancels a turn that's queued or whose process went silent. Null when a process is working on it, or it has ended. */
async function cancelIdle(tx: Transaction, turn: TurnRow): Promise<TurnRow | null> {
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
  return { ...cancelled, partial: end.text };
}

/** The running turn of a conversation, or else the first one waiting. */
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

/** A turn, with its reply once it has ended. */
export interface TurnState {
  readonly turn: TurnRow;
  readonly reply: MessageRow | null;
  /** The files of the user's message. */
  readonly attachments: readonly Attachment[];
}

const replies = alias(messages, "replies");

/** After the end, too, `partial` has the text, as it did while the turn ran. Null when the turn is gone. */
export async function turnState(db: Database, userId: string, turnId: string): Promise<TurnState | null> {
  const [row] = await db
    .select({ turn: turns, reply: replies, attachments: messages.attachments })
    .from(turns)
    .innerJoin(messages, eq(messages.id, turns.id))
    .leftJoin(replies, eq(replies.replyTo, turns.id))
    .where(and(eq(turns.id, turnId), eq(turns.userId, userId)));
  if (row === undefined) return null;
  const { turn, reply } = row;
  return { ...row, turn: reply === null ? turn : { ...turn, partial: reply.text } };
}
