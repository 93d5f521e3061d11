import { type CalendarEvent, timeZoneName } from "@atrium/shared-contracts/wire";
import type { EventDraft } from "./event-draft.ts";
import { scheduleOf, seriesOf } from "./event-draft.ts";
import type { Occurrence, Series } from "./occurrences.ts";
import type { calendarEvents } from "./tables.ts";

export type EventRow = typeof calendarEvents.$inferSelect;

/** Rows may contain names that the IANA database no longer has. */
const zoneOf = ({ timezone }: EventRow) => timeZoneName(timezone) ?? "UTC";

export const eventOf = (row: EventRow): CalendarEvent => ({
  id: row.id,
  title: row.title,
  description: row.description,
  location: row.location,
  start: row.startsAt.toISOString(),
  end: row.endsAt.toISOString(),
  allDay: row.allDay,
  timezone: zoneOf(row),
  recurrence: row.recurrence,
  exceptions: row.exceptions,
  color: row.color,
  reminders: row.reminders,
  source: row.source,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** One occurrence of a recurring event, in the format for lists. */
export const occurrenceOf = (row: EventRow, { start, end }: Occurrence): CalendarEvent => ({
  ...eventOf(row),
  start: start.toISOString(),
  end: end.toISOString(),
  occurrenceStart: start.toISOString(),
});

export const draftOfRow = (row: EventRow): EventDraft => ({
  title: row.title,
  description: row.description,
  location: row.location,
  start: row.startsAt,
  end: row.endsAt,
  allDay: row.allDay,
  timezone: zoneOf(row),
  recurrence: row.recurrence,
  color: row.color,
  reminders: row.reminders,
});

export const exceptionsOf = (row: EventRow): Date[] => row.exceptions.map((at) => new Date(at));

/** The row as a series; undefined for a single event. */
export const seriesOfRow = (row: EventRow): Series | undefined =>
  seriesOf(draftOfRow(row), row.lastStart, exceptionsOf(row));

/** The columns derived from a validated draft. */
export function columnsOf({ start, end, ...draft }: EventDraft) {
  return { ...draft, startsAt: start, endsAt: end, ...scheduleOf({ start, end, ...draft }) };
}
