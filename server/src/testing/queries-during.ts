import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/** How many small queries, one after the other, the database answers until `work` ends. */
export async function queriesDuring(db: Database, work: Promise<unknown>): Promise<number> {
  const progress = { isOver: false };
  const over = () => void (progress.isOver = true);
  work.then(over, over);
  let count = 0;
  for (; !progress.isOver; count += 1) await db.execute(sql`select 1`);
  return count;
}
