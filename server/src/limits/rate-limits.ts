import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { LONG_READS, RATE_LIMITS, type RateLimitName } from "./limits.ts";
import { callerNetwork } from "../network/caller-address.ts";
import { ApiError } from "../errors/api-error.ts";
import { createLines } from "./lines.ts";

export type RateLimits = {
  /** Counts one call of an account id, an account at an address (`atAddress`), a session id or an address. @throws {ApiError} `too_many_requests` with Retry-After */
  take(name: RateLimitName, key: string): Promise<void>;
  /** Does a long read when its account's turn comes. @throws {ApiError} `too_many_requests` with Retry-After */
  readInTurn<T>(userId: string, read: () => Promise<T>): Promise<T>;
};

/** The key of an account's calls from one network; those from this machine count as one. */
export const atAddress = (account: string, address: string): string => `${callerNetwork(address) ?? ""} ${account}`;

/** How often counts that are over are forgotten. */
const SWEEP_MS = 60_000;

type Count = { readonly calls: number; readonly secondsLeft: number };

/** @param factor multiplies every limit; Infinity switches them off */
export function createRateLimits(deps: { db: Database; factor: number }): RateLimits {
  if (deps.factor === Number.POSITIVE_INFINITY) {
    return { take: () => Promise.resolve(), readInTurn: (_, read) => read() };
  }
  const inProcess = countInProcess();
  const inDatabase = countInDatabase(deps.db);
  return {
    readInTurn: createLines(LONG_READS),
    async take(name, key) {
      const { max, seconds, per, counted } = RATE_LIMITS[name];
      const caller = per === "address" ? callerNetwork(key) : key;
      if (caller === undefined) return;
      const count = counted === "process" ? inProcess : inDatabase;
      const { calls, secondsLeft } = await count(`${name}:${caller}`, seconds);
      if (calls <= Math.max(1, Math.floor(max * deps.factor))) return;
      throw new ApiError("too_many_requests", {
        headers: { "retry-after": String(Math.max(1, Math.ceil(secondsLeft))) },
      });
    },
  };
}

function countInProcess(): (key: string, seconds: number) => Count {
  const windows = new Map<string, { calls: number; readonly endsAt: number }>();
  let sweepAt = 0;
  return (key, seconds) => {
    const now = performance.now();
    if (now >= sweepAt) {
      for (const [each, window] of windows) if (window.endsAt <= now) windows.delete(each);
      sweepAt = now + SWEEP_MS;
    }
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      window = { calls: 0, endsAt: now + seconds * 1_000 };
      windows.set(key, window);
    }
    window.calls += 1;
    return { calls: window.calls, secondsLeft: (window.endsAt - now) / 1_000 };
  };
}

function countInDatabase(db: Database): (key: string, seconds: number) => Promise<Count> {
  return async (key, seconds) => {
    // Only a digest is stored: the key may name an address or an email.
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
