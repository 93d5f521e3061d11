import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";

/** First and last day of an event, both inclusive. */
export interface EventDays {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
}

/** An event, the days the viewer sees it on, and a key that's unique per occurrence. */
export interface DatedEvent {
  readonly event: CalendarEvent;
  readonly days: EventDays;
  readonly key: string;
}

type Timed = Pick<CalendarEvent, "start" | "end" | "allDay" | "timezone">;

/**
 * An event's days for a viewer in `zone`. An all-day event keeps its dates in every time zone: a holiday isn't later in Tokyo.
 * The end is exclusive: a party until midnight doesn't include the next day.
 */
export function eventDays(event: Timed, zone: string): EventDays {
  const seenIn = event.allDay ? event.timezone : zone;
  const start = Temporal.Instant.from(event.start);
  const end = Temporal.Instant.from(event.end).subtract({ nanoseconds: 1 });
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(seenIn).toPlainDate();
  const first = dayOf(start);
  return { first, last: Temporal.Instant.compare(end, start) < 0 ? first : dayOf(end) };
}

/** Unique key of an event or occurrence. */
export const eventKey = (event: Pick<CalendarEvent, "id" | "occurrenceStart">) =>
  event.occurrenceStart ? `${event.id} ${event.occurrenceStart}` : event.id;

export function dateEvent(event: CalendarEvent, zone: string): DatedEvent {
  return { event, days: eventDays(event, zone), key: eventKey(event) };
}
