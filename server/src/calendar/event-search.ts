import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { holding, searchWords } from "../text/search-words.ts";
import { eventOf, type EventRow, occurrenceOf, seriesOfRow } from "./event-row.ts";
import { nextOrLastOccurrence } from "./next-occurrence.ts";
import { calendarEvents } from "./tables.ts";
import { createTimeSlices } from "./time-slices.ts";

/** Each costs an expansion of its rule; those that go on come first, the latest begun first. */
const MAX_RECURRING_SEARCHED = 100;

const { title, description, location, startsAt, endsAt, endsBy, recurrence, id } = calendarEvents;

/** The user's events that hold every word of `q`, the same in any case: to come, soonest first; then over, latest first. */
export async function searchEvents(
  db: Database,
  userId: string,
  q: string,
  limit: number,
  now = new Date(),
): Promise<CalendarEvent[]> {
  const text = sql<string>`concat_ws(' ', ${title}, ${description}, ${location})`;
  const found = (kind: SQL | undefined, order: SQL[], most: number): Promise<EventRow[]> =>
    db
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.userId, userId), kind, ...searchWords(q).map((word) => ilike(text, holding(word)))))
      .orderBy(...order)
      .limit(most);
  const goesOn = or(isNull(endsBy), gt(endsBy, now));

  const coming = await found(and(isNull(recurrence), gt(endsAt, now)), [asc(startsAt), asc(id)], limit);
  const over = await found(and(isNull(recurrence), lte(endsAt, now)), [desc(startsAt), desc(id)], limit);
  const recurring = await found(
    isNotNull(recurrence),
    [desc(sql`${goesOn}`), desc(startsAt), desc(id)],
    MAX_RECURRING_SEARCHED,
  );
  const events = [...coming.map(eventOf), ...over.map(eventOf)];
  const rest = createTimeSlices();
  for (const row of recurring) {
    await rest();
    events.push(...shown(row, now));
  }
  const isOver = ({ end }: CalendarEvent) => Date.parse(end) <= now.getTime();
  return [
    ...events.filter((event) => !isOver(event)).toSorted(byStart),
    ...events.filter(isOver).toSorted((a, b) => byStart(b, a)),
  ].slice(0, limit);
}

function shown(row: EventRow, now: Date): CalendarEvent[] {
  const series = seriesOfRow(row);
  if (series === undefined) return [];
  const occurrence = nextOrLastOccurrence(series, now);
  return occurrence === undefined ? [] : [occurrenceOf(row, occurrence)];
}

const byStart = (a: CalendarEvent, b: CalendarEvent) =>
  Date.parse(a.start) - Date.parse(b.start) || a.id.localeCompare(b.id);
