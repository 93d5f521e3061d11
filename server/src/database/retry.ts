import type { Database, Transaction } from "./database.ts";
import { isTransient } from "./failures.ts";

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
