import { Temporal } from "temporal-polyfill";
import type { Moment } from "./intent.ts";

/** `instant` on the wall clock of `timezone`; an unknown zone reads as UTC. */
export function inZone(instant: Date, timezone: string): Temporal.ZonedDateTime {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant.getTime());
  try {
    return moment.toZonedDateTimeISO(timezone);
  } catch (error) {
    if (error instanceof RangeError) return moment.toZonedDateTimeISO("UTC");
    throw error;
  }
}

/** The instant of a wall-clock moment; one that a clock change skips moves forward. Without a time: midnight. */
export function instantOf({ day, time }: Moment, timezone: string): Temporal.Instant {
  return day
    .toPlainDateTime(time ?? Temporal.PlainTime.from("00:00"))
    .toZonedDateTime(timezone)
    .toInstant();
}

/** ISO 8601 in UTC, as the wire has it. */
export const isoInstant = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds).toISOString();
