import { createHash } from "node:crypto";
import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { rateLimits } from "./tables.ts";

export type Count = { readonly calls: number; readonly secondsLeft: number };

/** Counts calls for all processes together. */
export function countInDatabase(db: Database): (key: string, seconds: number) => Promise<Count> {
  return async (key, seconds) => {
    // Only store a digest, because the key may contain an IP address or email.
    const digest = createHash("sha256").update(key).digest("base64url");
    const { rows } = await db.execute(sql`
      insert into rate_limits as r (key, count, resets_at)
      values (${digest}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        count = case when r.resets_at <= now() then 1 else r.count + 1 end,
        resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
      returning count, extract(epoch from resets_at - now())::float8 as seconds_left`);
    const [row] = rows as { count: number; seconds_left: number }[];
    if (row === undefined) throw new Error("The call was not counted");
    return { calls: row.count, secondsLeft: row.seconds_left };
  };
}

/** Deletes up to `limit` counts whose window is over; returns how many. */
export async function removeOldCounts(db: Database, limit: number): Promise<number> {
  const old = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.resetsAt, sql`now()`))
    .limit(limit);
  return (await db.delete(rateLimits).where(inArray(rateLimits.key, old)).returning({ key: rateLimits.key })).length;
}
