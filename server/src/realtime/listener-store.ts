import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { realtimeListeners as listeners } from "./tables.ts";

/** Seconds until another process takes over the users of one that went silent. */
const LEASE_SECONDS = 6;
/** Longer than a realtime token's lifetime, so an open tab renews its token in time and keeps its listener. */
const IDLE_MINUTES = 75;
const ADOPT_BATCH = 50;

const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Makes this process the user's listener, whoever it was before. */
export async function takeListener(db: Database, owner: string, userId: string): Promise<void> {
  const values = { owner, leaseUntil: lease, lastSeen: sql`now()` };
  await db
    .insert(listeners)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: listeners.userId, set: values });
}

export async function seeUsers(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .update(listeners)
    .set({ lastSeen: sql`now()` })
    .where(inArray(listeners.userId, [...userIds]));
}

/**
 * Renews only the users that this process is really listening for, not everyone under its name: a user it couldn't listen
 * for, or whose assignment it never heard back about, has to become free for others. Returns the users that are still its own.
 */
export async function renewListeners(db: Database, owner: string, userIds: readonly string[]): Promise<Set<string>> {
  const own = await db
    .update(listeners)
    .set({ leaseUntil: lease })
    .where(and(eq(listeners.owner, owner), inArray(listeners.userId, [...userIds])))
    .returning({ userId: listeners.userId });
  return new Set(own.map(({ userId }) => userId));
}

/** Takes over the users of processes that went silent. */
export async function adoptListeners(db: Database, owner: string): Promise<string[]> {
  const adopted = await db
    .update(listeners)
    .set({ owner, leaseUntil: lease })
    .where(
      sql`${listeners.userId} in (
        select l.user_id from ${listeners} l where l.lease_until < now()
        order by l.lease_until limit ${ADOPT_BATCH} for update skip locked)`,
    )
    .returning({ userId: listeners.userId });
  return adopted.map(({ userId }) => userId);
}

/** Lets another process take over these users at once. */
export async function releaseListeners(db: Database, owner: string, userIds: readonly string[]): Promise<void> {
  await db
    .update(listeners)
    .set({ leaseUntil: sql`now()` })
    .where(and(eq(listeners.owner, owner), inArray(listeners.userId, [...userIds])));
}

/** Drops up to `limit` users who've been away for IDLE_MINUTES; returns how many. Their processes stop listening soon after. */
export async function removeIdleListeners(db: Database, limit: number): Promise<number> {
  const idle = db
    .select({ userId: listeners.userId })
    .from(listeners)
    .where(lt(listeners.lastSeen, sql`now() - make_interval(mins => ${IDLE_MINUTES})`))
    .limit(limit);
  const removed = await db
    .delete(listeners)
    .where(inArray(listeners.userId, idle))
    .returning({ userId: listeners.userId });
  return removed.length;
}
