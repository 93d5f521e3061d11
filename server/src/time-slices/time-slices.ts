import { setImmediate as nextTurn } from "node:timers/promises";

/** How long work may block everybody else, in milliseconds. */
export const SLICE_MS = 10;

let queue: Promise<void> = Promise.resolve();

/**
 * For long loops: await the returned function between steps. It yields to the event loop whenever `SLICE_MS` have passed
 * since it last did, and costs next to nothing otherwise. Of several such loops, one continues in each turn of the event loop.
 */
export function createTimeSlices(now: () => number = () => performance.now()): () => Promise<void> {
  let began = now();
  return async () => {
    if (now() - began < SLICE_MS) return;
    queue = afterwards(queue);
    await queue;
    began = now();
  };
}

async function afterwards(before: Promise<void>): Promise<void> {
  await before;
  await nextTurn();
}
