import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";

/**
 * Until the transaction ends nobody else writes products, so that two servers that start together do not meet in the
 * middle; reading goes on. A large catalogue takes longer than the calls of people may, to write as well as to wait for.
 */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config(name, '2min', true)
    from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`);
  await tx.execute(sql`lock table products in share row exclusive mode`);
}
