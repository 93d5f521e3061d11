import type { Database } from "../database/database.ts";
import { type Count, countInDatabase } from "./rate-limit-store.ts";
import { LONG_READS, LONG_WRITES, RATE_LIMITS, type RateLimitName } from "./limits.ts";
import { callerNetwork } from "../network/caller-address.ts";
import { ApiError } from "../errors/api-error.ts";
import { createKeyedQueue } from "./keyed-queue.ts";

export type RateLimits = {
  /**
   * Counts one call; `key` is an account id, an account at an address (`atAddress`), a session id or an address.
   * @throws {ApiError} `too_many_requests` with Retry-After
   */
  take(name: RateLimitName, key: string): Promise<void>;
  /** Runs a long read when its account's turn comes. @throws {ApiError} `too_many_requests` with Retry-After */
  queueRead<T>(userId: string, read: () => Promise<T>): Promise<T>;
  /**
   * Runs a long write when its account's turn comes and the process has a place for it.
   * @throws {ApiError} `too_many_requests`, `overloaded` with Retry-After
   */
  queueWrite<T>(userId: string, write: () => Promise<T>): Promise<T>;
};

/** The key for an account's calls from one network; this machine counts as one. */
export const atAddress = (account: string, address: string): string => `${callerNetwork(address) ?? ""} ${account}`;

/** How often expired counts are deleted. */
const SWEEP_MS = 60_000;

export function createRateLimits(deps: {
  db: Database;
  /** Multiplies every limit; Infinity turns them off. */
  factor: number;
  /** Whether limits by address also apply to callers on this machine, who all count as one. */
  limitsThisMachine: boolean;
}): RateLimits {
  if (deps.factor === Number.POSITIVE_INFINITY) {
    return { take: () => Promise.resolve(), queueRead: (_, read) => read(), queueWrite: (_, write) => write() };
  }
  const inProcess = countInProcess();
  const inDatabase = countInDatabase(deps.db);
  const ofAccount = createKeyedQueue(LONG_WRITES);
  const { inProcess: atOnce, waitingInProcess: waiting, seconds } = LONG_WRITES;
  const ofProcess = createKeyedQueue({ atOnce, waiting, seconds, refused: "overloaded" });
  return {
    queueRead: createKeyedQueue(LONG_READS),
    queueWrite: (userId, write) => ofAccount(userId, () => ofProcess("", write)),
    async take(name, key) {
      const { max, seconds, per, counted } = RATE_LIMITS[name];
      const caller =
        per === "address" ? (callerNetwork(key) ?? (deps.limitsThisMachine ? "this machine" : undefined)) : key;
      if (caller === undefined) return;
      const count = counted === "process" ? inProcess : inDatabase;
      const { calls, secondsLeft } = await count(`${name}:${caller}`, seconds);
      if (calls <= Math.max(1, Math.floor(max * deps.factor))) return;
      throw new ApiError("too_many_requests", {
        headers: { "retry-after": String(Math.max(1, Math.ceil(secondsLeft))) },
      });
    },
  };
}

function countInProcess(): (key: string, seconds: number) => Count {
  const windows = new Map<string, { calls: number; readonly endsAt: number }>();
  let sweepAt = 0;
  return (key, seconds) => {
    const now = performance.now();
    if (now >= sweepAt) {
      for (const [each, window] of windows) if (window.endsAt <= now) windows.delete(each);
      sweepAt = now + SWEEP_MS;
    }
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      window = { calls: 0, endsAt: now + seconds * 1_000 };
      windows.set(key, window);
    }
    window.calls += 1;
    return { calls: window.calls, secondsLeft: (window.endsAt - now) / 1_000 };
  };
}
