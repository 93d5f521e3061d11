import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { cancelIdle, lockConversation } from "./finish-turn.ts";
import { conversations, messages, turns } from "./tables.ts";
import type { TurnRow } from "./wire.ts";

/** @throws ApiError `turn_not_found`, also for another user's */
export async function ownTurn(db: Database, userId: string, id: string): Promise<TurnRow> {
  const [row] = await db
    .select()
    .from(turns)
    .where(and(eq(turns.id, id), eq(turns.userId, userId)));
  if (row === undefined) throw new ApiError("turn_not_found");
  return row;
}

/** Ends a turn that nobody works on at once, asks for the end of a running one; one that has ended stays as it is. */
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
 * Queues a failed or stopped turn anew, behind whatever waits; the unfinished reply goes. One that is queued or running
 * already is left alone.
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
