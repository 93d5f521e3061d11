import type { Database, Transaction } from "./database.ts";
import { databaseThrew, isStorageFull, isTransient, isUnavailable } from "./failures.ts";

/** How often a transaction is done again after a deadlock or a serialization failure. */
export const TRANSACTION_RETRIES = 2;

/** A transaction that is done again, from its start, when the database asks for it. `work` must have no effect outside the database. */
export async function transact<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (retries === TRANSACTION_RETRIES || !isTransient(error)) throw error;
      // Apart by chance, or the same two meet again.
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 40));
    }
  }
}

const PAUSE_FIRST_MS = 100;
const PAUSE_LAST_MS = 2_000;

/**
 * Whether the database was out of reach or asked for another try: later, the same work may well succeed. Another host
 * that is out of reach, such as a model's, doesn't count.
 */
export function isPassing(error: unknown): boolean {
  const thrown = databaseThrew(error);
  return isTransient(thrown) || (isUnavailable(thrown) && !isStorageFull(thrown));
}

/**
 * Work that outlasts an outage of the database: it is done again, with growing pauses, for `limitMs` or until `signal`
 * aborts; then its last error is thrown. An answer may get lost after a commit, so `work` must be safe to repeat.
 */
export async function outlast<Result>(
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
