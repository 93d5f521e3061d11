import type { Database, Transaction } from "./database.ts";
import { databaseThrew, isStorageFull, isTransient, isUnavailable } from "./failures.ts";

/** How often a transaction is retried after a deadlock or serialization failure. */
export const TRANSACTION_RETRIES = 2;

/** A transaction that's retried from the start on a deadlock or serialization failure. `work` must have no effects outside the database. */
export async function transact<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (retries === TRANSACTION_RETRIES || !isTransient(error)) throw error;
      // A random pause, so the same two transactions don't collide again.
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 40));
    }
  }
}

const PAUSE_FIRST_MS = 100;
const PAUSE_LAST_MS = 2_000;

/**
 * Whether the database was unreachable or asked for a retry, so that the same work may succeed later. Another unreachable
 * host, such as a model's, doesn't count.
 */
export function isPassing(error: unknown): boolean {
  const thrown = databaseThrew(error);
  return isTransient(thrown) || (isUnavailable(thrown) && !isStorageFull(thrown));
}

/**
 * Runs work so that it outlasts an outage of the database: retries it with growing pauses for `limitMs` or until `signal`
 * aborts, then throws the last error. An answer may get lost after a commit, so `work` must be safe to repeat.
 */
export async function retryDuringOutage<Result>(
  work: () => Promise<Result>,
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
): Promise<Result> {
  const deadline = performance.now() + limitMs;
  for (let pause = PAUSE_FIRST_MS; ; pause = Math.min(pause * 2, PAUSE_LAST_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || signal.aborted || performance.now() + pause > deadline) throw error;
      await pauseUntil(pause, signal);
    }
  }
}

/** Resolves after `ms`, or as soon as `signal` aborts. */
const pauseUntil = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
