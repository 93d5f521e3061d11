import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { eventKey } from "../event/dated-event.ts";

/** One reminder of one occurrence. */
export interface Reminder {
  /** Changes when the event is moved, so the new time gets a new reminder. */
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly startsAt: number;
  readonly event: CalendarEvent;
}

/** A reminder can still show this long after its time, even if the event has started. Milliseconds. */
export const LATE_MS = 5 * 60_000;

/** All reminders of the events, earliest first. */
export function remindersOf(events: readonly CalendarEvent[]): Reminder[] {
  return events
    .flatMap((event) => {
      const startsAt = Date.parse(event.start);
      return event.reminders.map((minutes) => ({
        key: `${eventKey(event)} ${event.start} ${minutes}`,
        at: startsAt - minutes * 60_000,
        startsAt,
        event,
      }));
    })
    .sort((a, b) => a.at - b.at);
}

/** True from its time until the event starts, or for LATE_MS if that's longer. A waking computer shows what's ahead, not what's over. */
export function isDue({ at, startsAt }: Reminder, now: number): boolean {
  return at <= now && now < Math.max(startsAt, at + LATE_MS);
}
