import type { MessageVersions } from "@atrium/shared-contracts/wire";
import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { mayHaveWritten } from "../../assistant/acts/earlier-runs.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { lockConversation } from "../conversations/conversation-store.ts";
import { versionsOf } from "../conversations/tree-store.ts";
import type { MessageRow, TurnRow } from "../storage/rows.ts";
import { type Attachment, conversations, messages, turns } from "../storage/tables.ts";
import { endColumns, storeReply, type TurnEnd } from "./reply-store.ts";

/** @throws ApiError `turn_not_found`, also when it belongs to another user, or its conversation was deleted */
export async function ownTurn(db: Pick<Database, "select">, userId: string, id: string): Promise<TurnRow> {
  const [row] = await db
    .select({ turn: turns })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(and(eq(turns.id, id), eq(turns.userId, userId), isNull(conversations.deletedAt)));
  if (row === undefined) throw new ApiError("turn_not_found");
  return row.turn;
}

/** Cancels an idle turn at once, unless it has begun to write, and requests a stop for any other; an ended turn stays as it is. */
export async function requestStop(db: Database, userId: string, id: string): Promise<TurnRow> {
  return (await stopTurn(db, await ownTurn(db, userId, id))) ?? ownTurn(db, userId, id);
}

/** {@link requestStop}, also in a deleted conversation. Null when the turn has ended. */
export async function stopTurn(db: Database, turn: TurnRow): Promise<TurnRow | null> {
  const cancelled = await db.transaction((tx) => cancelIdle(tx, turn));
  if (cancelled !== null) return cancelled;
  const [asked] = await db
    .update(turns)
    .set({ stopRequested: true })
    .where(and(eq(turns.id, turn.id), eq(turns.userId, turn.userId), inArray(turns.state, ["queued", "running"])))
    .returning();
  return asked ?? null;
}

/**
 * Cancels a turn that's queued or whose process went silent. Null when a process is working on it, or it has ended, or an attempt has begun to write:
 * then the next one tells what was done.
 */
async function cancelIdle(tx: Transaction, { id, userId, conversationId }: TurnRow): Promise<TurnRow | null> {
  await lockConversation(tx, conversationId);
  const [idle] = await tx
    .select()
    .from(turns)
    .where(
      and(
        eq(turns.id, id),
        eq(turns.userId, userId),
        or(eq(turns.state, "queued"), and(eq(turns.state, "running"), lt(turns.leaseUntil, sql`now()`))),
      ),
    )
    .for("update");
  if (idle === undefined || mayHaveWritten(idle.remembered)) return null;
  const end: TurnEnd = {
    state: "cancelled",
    text: idle.partial,
    cards: [],
    trail: { steps: idle.steps, reasoning: null },
    seq: idle.seq,
  };
  const [cancelled] = await tx
    .update(turns)
    // An attempt of its own: its event would be dropped as a repeat if an earlier run of the turn had ended under the same number.
    .set({ ...endColumns(end), attempt: idle.attempt + 1 })
    .where(eq(turns.id, id))
    .returning();
  if (cancelled === undefined) return null;
  await storeReply(tx, { ...cancelled, base: idle.base }, end);
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
  /** The reply's place among all replies to the message, if there are several. */
  readonly versions: MessageVersions | undefined;
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
    // While a run rewrites a reply, there is none yet.
    .leftJoin(replies, and(eq(replies.id, turns.replyId), notInArray(turns.state, ["queued", "running"])))
    .where(and(eq(turns.id, turnId), eq(turns.userId, userId)));
  if (row === undefined) return null;
  const { turn, reply } = row;
  if (reply === null) return { ...row, versions: undefined };
  const versions = await versionsOf(db, [reply]);
  return { ...row, versions: versions(reply), turn: { ...turn, partial: reply.text } };
}
