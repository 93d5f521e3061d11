import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { InboundEventData, InboundEventName } from "@atrium/shared-contracts/wire";
import type { Database, Transaction } from "../../database/database.ts";
import { outbox, turns } from "../storage/tables.ts";

/** How many seconds a process may hold an event it's publishing. */
export const CLAIM_SECONDS = 15;
/** Published events are kept at least this long, for debugging. */
const KEEP_MINUTES = 60;

export type OutboxEvent = Pick<typeof outbox.$inferSelect, "id" | "userId" | "name" | "ablyId" | "payload">;

/** Writes events that will be published after the transaction commits, in this order. An `ablyId` that's already there isn't written twice. */
export async function enqueue<Name extends InboundEventName>(
  tx: Transaction,
  ...events: { userId: string; name: Name; ablyId: string; payload: InboundEventData<Name> }[]
): Promise<void> {
  await tx.insert(outbox).values(events).onConflictDoNothing({ target: outbox.ablyId });
}

/**
 * {@link enqueue}, unless an event that says the same is waiting to be published: then that one waits for this transaction, too.
 * Its receivers fetch what it's about once they have it.
 */
export async function enqueueUnlessWaiting<Name extends InboundEventName>(
  tx: Transaction,
  event: { userId: string; name: Name; ablyId: string; payload: InboundEventData<Name> },
): Promise<void> {
  const [waiting] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, event.userId),
        eq(outbox.name, event.name),
        sql`${outbox.payload} = ${JSON.stringify(event.payload)}::jsonb`,
        isNull(outbox.publishedAt),
        // What was claimed may be on its way already.
        isNull(outbox.claimedUntil),
      ),
    )
    .limit(1)
    // Publishers skip locked events.
    .for("update", { skipLocked: true });
  if (waiting === undefined) await enqueue(tx, event);
}

/**
 * Claims the oldest waiting event of up to `limit` users, so that each user's events are published one at a time.
 * Events that were given back come last, so they hold nobody up.
 */
export async function claimEvents(db: Database, owner: string, limit: number): Promise<OutboxEvent[]> {
  const claimed = await db
    .update(outbox)
    .set({ claimedBy: owner, claimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(
      sql`${outbox.id} in (
        select o.id from ${outbox} o
        where o.published_at is null and (o.claimed_until is null or o.claimed_until < now())
          and not exists (select 1 from ${outbox} e where e.user_id = o.user_id and e.id < o.id and e.published_at is null)
        order by o.claimed_until nulls first, o.id limit ${limit} for update skip locked)`,
    )
    .returning({
      id: outbox.id,
      userId: outbox.userId,
      name: outbox.name,
      ablyId: outbox.ablyId,
      payload: outbox.payload,
    });
  return claimed.sort((a, b) => a.id - b.id);
}

/** Returns whether the user's next event waits already. */
export async function markPublished(
  db: Database,
  { id, userId }: Pick<OutboxEvent, "id" | "userId">,
): Promise<boolean> {
  const [marked] = await db
    .update(outbox)
    .set({ publishedAt: sql`now()` })
    .where(eq(outbox.id, id))
    .returning({
      hasNext: sql<boolean>`exists (
        select 1 from ${outbox} o where o.user_id = ${userId} and o.published_at is null and o.id > ${id})`,
    });
  return marked?.hasNext ?? false;
}

/** Releases an event: after `seconds`, any process may claim it. */
export async function releaseEvent(db: Database, owner: string, id: number, seconds: number): Promise<void> {
  await db
    .update(outbox)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(outbox.id, id), eq(outbox.claimedBy, owner)));
}

/** Frees all claims. Only for the sole process of a database at startup, when no earlier publisher can still be alive. */
export async function expireClaims(db: Database): Promise<void> {
  await db
    .update(outbox)
    .set({ claimedUntil: sql`now()` })
    .where(and(isNull(outbox.publishedAt), isNotNull(outbox.claimedUntil)));
}

/** How long ago the user's newest event was made, in milliseconds, to the outbox's memory of KEEP_MINUTES. Zero while a reply is being written. */
export async function quietTime(db: Database, userId: string): Promise<number> {
  const active = db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.userId, userId), inArray(turns.state, ["queued", "running"])));
  const [row] = await db
    .select({
      isActive: sql<boolean>`exists ${active}`,
      // The database's clock, which also dated the event.
      ageMs: sql<number | null>`(extract(epoch from now() - max(${outbox.createdAt})) * 1000)::float8`,
    })
    .from(outbox)
    .where(eq(outbox.userId, userId));
  if (row === undefined || row.isActive) return 0;
  return Math.max(0, Math.min(row.ageMs ?? Infinity, KEEP_MINUTES * 60_000));
}

/** Deletes up to `limit` events published more than KEEP_MINUTES ago; returns how many. */
export async function removePublished(db: Database, limit: number): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lt(outbox.publishedAt, sql`now() - make_interval(mins => ${KEEP_MINUTES})`))
    .limit(limit);
  return (await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })).length;
}
