import { ApiError } from "../errors/api-error.ts";

/**
 * How many passwords are hashed at once, and how many wait. Hashing runs on the threads that Node also reads files and
 * compresses pages with, four of them: sign-ins must never take them all.
 */
export const HASHING = { atOnce: 2, waiting: 40 } as const;
/** Seconds in which a full queue is hashed, roughly. */
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
        // Hands its place on; without anybody waiting it becomes free.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
