import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Throws when the outer `db` is used inside a transaction's callback. The statement wouldn't be part of the transaction,
 * and on PGlite, which has one connection, it would deadlock with the transaction.
 */
export function assertOutsideTransaction(): void {
  if (current.getStore()?.open === true) {
    throw new Error("Inside a transaction use its own `tx`, never the outer `db`");
  }
}

/** Makes `db.transaction` track that its callback is running. */
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
