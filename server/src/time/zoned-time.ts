import { Temporal } from "temporal-polyfill";

/** The wall clock of `timezone` at `at`. */
export const zoned = (at: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);

export const dateOf = (at: Temporal.ZonedDateTime): Date => new Date(at.epochMilliseconds);

/** When `day` begins in `timezone`: midnight, or the first moment after it where the clocks skip midnight. */
export const startOfDay = (day: Temporal.PlainDate, timezone: string): Date => dateOf(day.toZonedDateTime(timezone));
