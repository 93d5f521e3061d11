import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../database.ts";
import { isUnavailable } from "../failures.ts";

/**
 * The database over a pool of connections. Drizzle's own transaction keeps a connection for good when `begin` fails on
 * it: a few restarts of the database would use up the pool. Ours gives it back however the transaction ends, and closes
 * one that failed on the way, because a transaction may still be open on it.
 */
export function overPool(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool });
  db.transaction = async (work, options) => {
    const client = await pool.connect().catch((error: Error) => {
      // As a statement outside a transaction fails: what the bare error says may come from any host.
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
