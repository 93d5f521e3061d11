import type { Database, WakeUp } from "../../database/database.ts";
import { TURN_ENDED } from "./turn-signals.ts";
import type { TurnRow } from "../storage/rows.ts";
import { type TurnState, turnState } from "./turn-store.ts";

const POLL_MS = 500;

export interface TurnWaiter {
  /** Resolves with the turn once it ends, or with its current state after `limitMs`. Null when it's gone. */
  wait(userId: string, turnId: string, limitMs: number): Promise<TurnState | null>;
  /** Answers all waiting calls now. */
  close(): void;
}

export const hasEnded = ({ state }: Pick<TurnRow, "state">) => state !== "queued" && state !== "running";

export function createTurnWaiter({ db, wakeUp }: { db: Database; wakeUp: WakeUp }): TurnWaiter {
  const waiting = new Map<() => void, string>();
  let closed = false;
  wakeUp.listen(TURN_ENDED, (id) => {
    for (const [wake, turnId] of waiting) if (turnId === id) wake();
  });
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
        const state = await turnState(db, userId, turnId);
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
