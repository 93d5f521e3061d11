import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { realtimeListeners as listeners } from "./tables.ts";

/** Seconds after which another process listens for the users of one that went silent. */
const LEASE_SECONDS = 6;
/** Longer than a realtime token lives: an open tab renews its token in time and keeps its listener. */
const IDLE_MINUTES = 75;
const ADOPT_BATCH = 50;

const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** This process listens for the user from now on, whoever did before. */
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
 * Renews the users that this process listens for, and no other that stands in its name: one that it could not listen for,
 * or was given in an answer that never came, has to be free for the next. Answers those that are still its own.
 */
export async function renewListeners(db: Database, owner: string, userIds: readonly string[]): Promise<Set<string>> {
  const own = await db
    .update(listeners)
    .set({ leaseUntil: lease })
    .where(and(eq(listeners.owner, owner), inArray(listeners.userId, [...userIds])))
    .returning({ userId: listeners.userId });
  return new Set(own.map(({ userId }) => userId));
}

/** Takes over users whose process went silent. */
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

/** Drops up to `limit` users who have been away for long; answers how many. Their processes stop listening soon. */
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
