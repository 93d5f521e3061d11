import { and, asc, count, desc, eq, gt, gte, ilike, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { holding } from "../text/like-pattern.ts";
import type { EventRow } from "./event-row.ts";
import { calendarEvents } from "./tables.ts";

const owned = (userId: string, id: string) => and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id));

/** Undefined if there's none, also for another user's event. */
export async function foundEvent(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<EventRow | undefined> {
  const [row] = await db.select().from(calendarEvents).where(owned(userId, id));
  return row;
}

/** @throws ApiError `event_not_found`, also for another user's event. */
export async function ownEvent(db: Database | Transaction, userId: string, id: string): Promise<EventRow> {
  const row = await foundEvent(db, userId, id);
  if (row === undefined) throw new ApiError("event_not_found");
  return row;
}

/** The same, with the row locked until the transaction ends. */
export async function lockedEvent(tx: Transaction, userId: string, id: string): Promise<EventRow> {
  const [row] = await tx.select().from(calendarEvents).where(owned(userId, id)).for("update");
  if (row === undefined) throw new ApiError("event_not_found");
  return row;
}

/** Events that may have an occurrence overlapping [from, to). */
export const candidateEvents = (db: Database, userId: string, from: Date, to: Date, limit: number) =>
  db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        lt(calendarEvents.startsAt, to),
        or(isNull(calendarEvents.endsBy), gt(calendarEvents.endsBy, from)),
      ),
    )
    .orderBy(calendarEvents.startsAt, calendarEvents.id)
    .limit(limit);

export async function countEvents(tx: Transaction, userId: string): Promise<{ all: number; recurring: number }> {
  const [counts] = await tx
    .select({ all: count(), recurring: count(calendarEvents.recurrence) })
    .from(calendarEvents)
    .where(eq(calendarEvents.userId, userId));
  return counts ?? { all: 0, recurring: 0 };
}

/** Stores the row unless one with its id already exists. */
export async function insertEvent(
  tx: Transaction,
  row: typeof calendarEvents.$inferInsert,
): Promise<EventRow | undefined> {
  const [stored] = await tx.insert(calendarEvents).values(row).onConflictDoNothing().returning();
  return stored;
}

/** Updates columns of a locked row and increments its version. */
export async function updateEvent(
  tx: Transaction,
  id: string,
  columns: Partial<typeof calendarEvents.$inferInsert>,
): Promise<EventRow> {
  const [row] = await tx
    .update(calendarEvents)
    .set({ ...columns, version: sql`${calendarEvents.version} + 1`, updatedAt: sql`now()` })
    .where(eq(calendarEvents.id, id))
    .returning();
  if (row === undefined) throw new ApiError("event_not_found");
  return row;
}

export const deleteEvent = (tx: Transaction, id: string) => tx.delete(calendarEvents).where(eq(calendarEvents.id, id));

const detachedFrom = (seriesId: string, start: Date) =>
  and(
    eq(calendarEvents.seriesId, seriesId),
    isNotNull(calendarEvents.seriesStart),
    gte(calendarEvents.seriesStart, start),
  );

/** The user's single events that were split off the series, by their time in it. */
export const detachedEvents = (db: Database, userId: string, seriesId: string) =>
  db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.seriesId, seriesId)))
    .orderBy(asc(calendarEvents.seriesStart), asc(calendarEvents.id));

/** Moves single events that were split off the series, at `start` or later, to another series. */
export const moveDetached = (tx: Transaction, seriesId: string, start: Date, newSeriesId: string) =>
  tx.update(calendarEvents).set({ seriesId: newSeriesId }).where(detachedFrom(seriesId, start));

export const deleteDetached = (tx: Transaction, seriesId: string, start: Date) =>
  tx.delete(calendarEvents).where(detachedFrom(seriesId, start));

/** Limited because each needs its rule expanded. Ongoing series come first, most recently started first. */
const MAX_RECURRING_SEARCHED = 100;

/** The user's events with every word: up to `limit` current or upcoming ones, soonest first, as many past ones, latest first, and recurring ones. */
export async function eventsHolding(
  db: Database,
  userId: string,
  words: readonly string[],
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<{ coming: EventRow[]; over: EventRow[]; recurring: EventRow[] }> {
  const { title, description, location, startsAt, endsAt, endsBy, recurrence, id } = calendarEvents;
  const text = sql<string>`concat_ws(' ', ${title}, ${description}, ${location})`;
  const found = (kind: SQL | undefined, order: SQL[], most: number): Promise<EventRow[]> =>
    db
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.userId, userId), kind, ...words.map((word) => ilike(text, holding(word)))))
      .orderBy(...order)
      .limit(most);
  const goesOn = or(isNull(endsBy), gt(endsBy, now));
  return {
    coming: await found(and(isNull(recurrence), gt(endsAt, now)), [asc(startsAt), asc(id)], limit),
    over: await found(and(isNull(recurrence), lte(endsAt, now)), [desc(startsAt), desc(id)], limit),
    recurring: await found(
      isNotNull(recurrence),
      [desc(sql`${goesOn}`), desc(startsAt), desc(id)],
      MAX_RECURRING_SEARCHED,
    ),
  };
}
