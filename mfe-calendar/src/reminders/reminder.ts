import type { CalendarEvent } from "@atrium/shared-contracts";
import { eventKey } from "../event/dated-event.ts";

/** One reminder of one occurrence. */
export interface Reminder {
  /** Another one when the event was moved: a new time is told anew. */
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly startsAt: number;
  readonly event: CalendarEvent;
}

/** How late a reminder is still told after its event has begun. Milliseconds. */
export const LATE_MS = 5 * 60_000;

/** All reminders of events, the earliest first. */
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

/** True from its time on, until the event has begun: a computer that slept still tells what is ahead, and not what is over. */
export function isDue({ at, startsAt }: Reminder, now: number): boolean {
  return at <= now && now < Math.max(startsAt, at + LATE_MS);
}
