import { ApiError } from "../errors/api-error.ts";

/**
 * How many passwords are hashed at once, and how many may wait. Hashing uses the same four threads that Node reads files
 * and compresses pages with, so sign-ins must never occupy all of them.
 */
export const HASHING = { atOnce: 2, waiting: 40 } as const;
/** Roughly how many seconds it takes to work through a full queue. */
const RETRY_AFTER = "2";

export type HashQueue = {
  /** Runs the work when its turn comes. @throws {ApiError} `overloaded` with Retry-After when too many wait */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

export function createHashQueue(): HashQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < HASHING.atOnce) running += 1;
      else if (waiting.length >= HASHING.waiting)
        throw new ApiError("overloaded", { headers: { "retry-after": RETRY_AFTER } });
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // Pass the slot on, or free it if nobody's waiting.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
