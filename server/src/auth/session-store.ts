import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { QUOTAS } from "../limits/limits.ts";
import type { Device } from "./device.ts";
import { sessions } from "./tables.ts";

/** A session ends after this many days without a renewal. */
export const SESSION_DAYS = 30;

export type SessionRow = typeof sessions.$inferSelect;

/** Selects one of a user's sessions, or all except one. */
export type SessionSelection = { readonly only: string } | { readonly except?: string };

const expiry = sql`now() + make_interval(days => ${SESSION_DAYS})`;
export const isLiveSession = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));
const columnsOf = ({ browser, os, kind }: Device) => ({ browser, os, deviceKind: kind });

export const insertSession = (within: Transaction, id: string, userId: string, device: Device) =>
  within.insert(sessions).values({ id, userId, expiresAt: expiry, ...columnsOf(device) });

/** Extends the session by its full lifetime. */
export const prolongSession = (within: Transaction, id: string, device: Device) =>
  within
    .update(sessions)
    .set({ expiresAt: expiry, lastSeenAt: sql`now()`, ...columnsOf(device) })
    .where(eq(sessions.id, id));

/** Who owns the session if it's live, and whether it was last seen over a minute ago. */
export async function findLiveSession(
  db: Database,
  id: string,
): Promise<{ userId: string; unseen: boolean } | undefined> {
  const [row] = await db
    .select({ userId: sessions.userId, unseen: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'` })
    .from(sessions)
    .where(and(eq(sessions.id, id), isLiveSession));
  return row;
}

export const touchSession = (db: Database, id: string) =>
  db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, id));

/** The user's live sessions, most recently seen first. */
export const listSessions = (db: Database, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLiveSession))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(QUOTAS.sessions.max);

/** Ends the user's least recently seen sessions beyond the quota; returns their ids. */
export async function endOldestSessions(within: Transaction, userId: string): Promise<readonly string[]> {
  const oldest = within
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLiveSession))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(QUOTAS.sessions.max);
  const ended = await within
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(inArray(sessions.id, oldest))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Ends sessions in the database; returns the ids of those that were live. */
export async function endSessions(
  within: Database | Transaction,
  userId: string,
  which: SessionSelection = {},
): Promise<readonly string[]> {
  const chosen =
    "only" in which
      ? eq(sessions.id, which.only)
      : which.except === undefined
        ? undefined
        : ne(sessions.id, which.except);
  const ended = await within
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isLiveSession, chosen))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Deletes up to `limit` sessions that ended over a day ago, with their refresh tokens; returns how many. */
export async function removeOldSessions(db: Database, limit: number): Promise<number> {
  const dayAgo = sql`now() - interval '1 day'`;
  const old = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.expiresAt, dayAgo), lt(sessions.revokedAt, dayAgo)))
    .limit(limit);
  return (await db.delete(sessions).where(inArray(sessions.id, old)).returning({ id: sessions.id })).length;
}
