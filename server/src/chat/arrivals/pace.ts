import { setTimeout as pause } from "node:timers/promises";

/** A call of someone else waits unnoticed for one piece of work that's as short as this. */
const SHORT_MS = 25;
/** Enough for what a call asks the database one after the other. */
const PAUSE_MAX_MS = 100;

export type Pace = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs pieces of work, each after a pause as long as the one before it took, up to a tenth of a second. Without pauses, a call of
 * someone else that asks the embedded database five things would wait for five pieces.
 */
export function createPace(): Pace {
  let rest = 0;
  return async (work) => {
    if (rest > SHORT_MS) await pause(Math.min(rest, PAUSE_MAX_MS));
    const began = performance.now();
    try {
      return await work();
    } finally {
      rest = performance.now() - began;
    }
  };
}
