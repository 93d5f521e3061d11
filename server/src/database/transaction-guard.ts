import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Refuses a statement on the outer `db` from inside a transaction's callback: it would not be part of the transaction,
 * and on PGlite, which has one connection, it would wait for the transaction that waits for it.
 */
export function assertOutsideTransaction(): void {
  if (current.getStore()?.open === true) {
    throw new Error("Inside a transaction use its own `tx`, never the outer `db`");
  }
}

/** Makes `db.transaction` remember that its callback runs. */
export function guardTransactions(db: Database): Database {
  const begin = db.transaction.bind(db);
  db.transaction = (work, options) =>
    begin((tx) => {
      const mark = { open: true };
      return current.run(mark, async () => {
        try {
          return await work(tx);
        } finally {
          mark.open = false;
        }
      });
    }, options);
  return db;
}
