import { Temporal } from "temporal-polyfill";
import type { Moment } from "./intent.ts";

/** `instant` as local time in `timezone`; an unknown zone counts as UTC. */
export function inZone(instant: Date, timezone: string): Temporal.ZonedDateTime {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant.getTime());
  try {
    return moment.toZonedDateTimeISO(timezone);
  } catch (error) {
    if (error instanceof RangeError) return moment.toZonedDateTimeISO("UTC");
    throw error;
  }
}

/** The instant of a local time; one skipped by a clock change moves forward. Without a time: midnight. */
export function instantOf({ day, time }: Moment, timezone: string): Temporal.Instant {
  return day
    .toPlainDateTime(time ?? Temporal.PlainTime.from("00:00"))
    .toZonedDateTime(timezone)
    .toInstant();
}

/** ISO 8601 in UTC, the format of the API. */
export const isoInstant = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds).toISOString();
