import { lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { rateLimits, refreshTokens, sessions, spentSignIns } from "./tables.ts";

const EVERY_MS = 60 * 60_000;

export type Expiry = { start(): void; stop(): void };

/** Removes what has no meaning any more: sessions a day after their end, used refresh tokens after 30 days, old counters. */
export async function removeExpired(db: Database): Promise<void> {
  const dayAgo = sql`now() - interval '1 day'`;
  await db.delete(sessions).where(or(lt(sessions.expiresAt, dayAgo), lt(sessions.revokedAt, dayAgo)));
  await db.delete(refreshTokens).where(lt(refreshTokens.usedAt, sql`now() - interval '30 days'`));
  await db.delete(spentSignIns).where(lt(spentSignIns.expiresAt, dayAgo));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
}

/** Does so every hour. */
export function createExpiry(deps: { db: Database; log: Log }): Expiry {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer = setInterval(() => {
        removeExpired(deps.db).catch((error: unknown) => deps.log.warn({ err: error }, "Removing old sessions failed"));
      }, EVERY_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
