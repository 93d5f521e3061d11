import type { CalendarEvent } from "@atrium/shared-contracts";
import { Temporal } from "temporal-polyfill";

/** First and last day that an event touches, both meant. */
export interface EventDays {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
}

/** An event, the days on which the viewer sees it, and what tells its occurrences apart. */
export interface DatedEvent {
  readonly event: CalendarEvent;
  readonly days: EventDays;
  readonly key: string;
}

type Timed = Pick<CalendarEvent, "start" | "end" | "allDay" | "timezone">;

/**
 * Days of an event for someone in `zone`. An all-day event keeps its own days wherever it is seen from: a holiday is no
 * later in Tokyo. The end is exclusive: a party until midnight does not touch the next day.
 */
export function eventDays(event: Timed, zone: string): EventDays {
  const seenIn = event.allDay ? event.timezone : zone;
  const start = Temporal.Instant.from(event.start);
  const end = Temporal.Instant.from(event.end).subtract({ nanoseconds: 1 });
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(seenIn).toPlainDate();
  const first = dayOf(start);
  return { first, last: Temporal.Instant.compare(end, start) < 0 ? first : dayOf(end) };
}

/** Names an occurrence among all that are shown. */
export const eventKey = (event: Pick<CalendarEvent, "id" | "occurrenceStart">) =>
  event.occurrenceStart ? `${event.id} ${event.occurrenceStart}` : event.id;

export function dateEvent(event: CalendarEvent, zone: string): DatedEvent {
  return { event, days: eventDays(event, zone), key: eventKey(event) };
}
