import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { searchWords } from "@atrium/shared-contracts/wire";
import { eventsHolding } from "./event-store.ts";
import { eventOf, type EventRow, occurrenceOf, seriesOfRow } from "./event-row.ts";
import { nextOrLastOccurrence } from "./next-occurrence.ts";
import { createTimeSlices } from "../time-slices/time-slices.ts";

/** The user's events that contain every word of `q`, ignoring case: upcoming ones, soonest first, then past ones, latest first. */
export async function searchEvents(
  db: Database,
  userId: string,
  q: string,
  limit: number,
  now = new Date(),
): Promise<CalendarEvent[]> {
  const { coming, over, recurring } = await eventsHolding(db, userId, searchWords(q), { limit, now });
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
