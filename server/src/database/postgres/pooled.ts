import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../database.ts";
import { isUnavailable } from "../failures.ts";

/**
 * The database on a pool of connections. Drizzle's own transaction never returns a connection when `begin` fails on it, so
 * a few database restarts would use up the pool. Ours returns it however the transaction ends, and closes it after a
 * failure, because a transaction may still be open on it.
 */
export function overPool(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool });
  db.transaction = async (work, options) => {
    const client = await pool.connect().catch((error: Error) => {
      // Wrap it like a failed statement outside a transaction, because the bare error could be about any host.
      throw new DrizzleQueryError("begin", [], error);
    });
    let isBroken = false;
    try {
      return await drizzle({ client }).transaction(work, options);
    } catch (error) {
      isBroken = isUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
