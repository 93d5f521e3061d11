import { Temporal } from "temporal-polyfill";

/** The local time in `timezone` at `at`. */
export const zoned = (at: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);

export const dateOf = (at: Temporal.ZonedDateTime): Date => new Date(at.epochMilliseconds);

/** When `day` starts in `timezone`: midnight, or the first moment after it when the clocks skip midnight. */
export const startOfDay = (day: Temporal.PlainDate, timezone: string): Date => dateOf(day.toZonedDateTime(timezone));
