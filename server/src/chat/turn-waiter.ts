import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, WakeUp } from "../database/database.ts";
import { type Attachment, messages, turns } from "./tables.ts";
import { TURN_ENDED } from "./turn-worker.ts";
import type { MessageRow, TurnRow } from "./wire.ts";

const POLL_MS = 500;

/** A turn and, once it has ended, its reply. */
export interface TurnState {
  readonly turn: TurnRow;
  readonly reply: MessageRow | null;
  /** The files of the user's message. */
  readonly attachments: readonly Attachment[];
}

export interface TurnWaiter {
  /** The turn when it has ended, or as it stands after `limitMs`. Null when it is gone. */
  wait(userId: string, turnId: string, limitMs: number): Promise<TurnState | null>;
  /** Answers everybody who waits, now. */
  close(): void;
}

export const hasEnded = ({ state }: Pick<TurnRow, "state">) => state !== "queued" && state !== "running";

const replies = alias(messages, "replies");

export function createTurnWaiter({ db, wakeUp }: { db: Database; wakeUp: WakeUp }): TurnWaiter {
  const waiting = new Map<() => void, string>();
  let closed = false;
  wakeUp.listen(TURN_ENDED, (id) => {
    for (const [wake, turnId] of waiting) if (turnId === id) wake();
  });
  const look = async (userId: string, turnId: string): Promise<TurnState | null> => {
    const [row] = await db
      .select({ turn: turns, reply: replies, attachments: messages.attachments })
      .from(turns)
      .innerJoin(messages, eq(messages.id, turns.id))
      .leftJoin(replies, eq(replies.replyTo, turns.id))
      .where(and(eq(turns.id, turnId), eq(turns.userId, userId)));
    return row ?? null;
  };
  const pause = (turnId: string, ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      waiting.set(wake, turnId);
    });
  return {
    async wait(userId, turnId, limitMs) {
      const deadline = performance.now() + limitMs;
      for (;;) {
        const state = await look(userId, turnId);
        const left = deadline - performance.now();
        if (state === null || hasEnded(state.turn) || left <= 0 || closed) return state;
        await pause(turnId, Math.min(POLL_MS, left));
      }
    },
    close() {
      closed = true;
      for (const wake of waiting.keys()) wake();
    },
  };
}
