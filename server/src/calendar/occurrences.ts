import { Temporal } from "temporal-polyfill";
import { invalidEvent } from "./invalid-event.ts";
import { DAY_MS, FIRST_INSTANT, LAST_INSTANT, MAX_WINDOW_MS } from "./limits.ts";
import type { RecurrenceRule } from "./recurrence-rule.ts";
import { type DayNumber, ruleDays } from "./rule-days.ts";
import { dateOf, startOfDay, zoned } from "../time/zoned-time.ts";

/** When an event happens; for an all-day event, both ends are midnights in its zone. */
export type Timing = { start: Date; end: Date; timezone: string; allDay: boolean };
export type Occurrence = { start: Date; end: Date };

const FIRST_STRETCH_DAYS = 366;

/** A recurring event. Its start is always the first occurrence, even if the rule doesn't match it. */
export type Series = Timing & {
  rule: RecurrenceRule;
  /** No occurrence starts after this; null when it never ends. Replaces the rule's COUNT and UNTIL. */
  lastStart: Date | null;
  exceptions: readonly Date[];
};

/**
 * The occurrences that overlap [from, to), sorted by start, without the exceptions.
 *
 * A timed event keeps its local time and exact length across a clock change; a start that the clocks skip doesn't happen
 * (RFC 5545, 3.3.10). An all-day event keeps its dates.
 */
export function occurrencesBetween(series: Series, from: Date, to: Date): Occurrence[] {
  const left = new Set(series.exceptions.map((exception) => exception.getTime()));
  const last = series.lastStart?.getTime() ?? LAST_INSTANT;
  return (series.allDay ? dayOccurrences : timedOccurrences)(series, from, to).filter(
    ({ start, end }) => start < to && end > from && start.getTime() <= last && !left.has(start.getTime()),
  );
}

/** The occurrence that starts at `start`; undefined when there's none, or it was excluded. */
export function occurrenceAt(series: Series, start: Date): Occurrence | undefined {
  const after = new Date(start.getTime() + 1);
  return occurrencesBetween(series, start, after).find((found) => found.start.getTime() === start.getTime());
}

function timedOccurrences(series: Series, from: Date, to: Date): Occurrence[] {
  const length = series.end.getTime() - series.start.getTime();
  const first = zoned(series.start, series.timezone);
  const time = first.toPlainTime();
  const firstDay = dayNumber(first.toPlainDate());
  const starts = startDays(series, firstDay, from.getTime() - length, to.getTime()).flatMap((day) => {
    // When the clocks repeat an hour, the event's own start says which of the two it is.
    if (day === firstDay) return [series.start];
    const start = plainDate(day).toPlainDateTime(time).toZonedDateTime(series.timezone);
    return start.toPlainTime().equals(time) ? [dateOf(start)] : [];
  });
  return starts.map((start) => ({ start, end: new Date(start.getTime() + length) }));
}

function dayOccurrences(series: Series, from: Date, to: Date): Occurrence[] {
  const { timezone } = series;
  const first = zoned(series.start, timezone).toPlainDate();
  const { days } = first.until(zoned(series.end, timezone).toPlainDate());
  return startDays(series, dayNumber(first), from.getTime() - days * DAY_MS, to.getTime()).map((number) => {
    const day = plainDate(number);
    return { start: startOfDay(day, timezone), end: startOfDay(day.add({ days }), timezone) };
  });
}

/** Whether the rule ever matches a date, including the start; ignores COUNT and UNTIL. */
export function everOccurs({ start, timezone }: Timing, rule: RecurrenceRule): boolean {
  const first = dayNumber(zoned(start, timezone).toPlainDate());
  const last = LAST_INSTANT / DAY_MS;
  // Most rules match a date soon; the stretches grow for those that don't.
  for (let [from, days] = [first, FIRST_STRETCH_DAYS]; from <= last; from += days, days *= 4) {
    if (ruleDays(rule, first, from, Math.min(from + days, last)).length > 0) return true;
  }
  return false;
}

/** The first date, and the dates of possible further starts in [from, to] or just around it, because zones differ from UTC. */
function startDays(series: Series, first: DayNumber, from: number, to: number): DayNumber[] {
  const last = Math.min(to, series.lastStart?.getTime() ?? LAST_INSTANT);
  const days = ruleDays(series.rule, first, Math.floor(from / DAY_MS) - 2, Math.ceil(last / DAY_MS) + 2);
  return days[0] === first ? days : [first, ...days];
}

const dayNumber = ({ year, month, day }: Temporal.PlainDate): DayNumber => Date.UTC(year, month - 1, day) / DAY_MS;

const plainDate = (day: DayNumber): Temporal.PlainDate => {
  const date = new Date(day * DAY_MS);
  return new Temporal.PlainDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
};

/**
 * The start of the last occurrence that COUNT allows, or the moment of UNTIL; null when the rule has neither. COUNT is
 * converted to a moment once, so reads never have to count from the start.
 */
export function lastStartOf(timing: Timing, rule: RecurrenceRule): Date | null {
  if (rule.until !== undefined) return untilMoment(timing, rule.until);
  if (rule.count === undefined) return null;
  const series: Series = { ...timing, rule, lastStart: null, exceptions: [] };
  let left = rule.count;
  let last = timing.start;
  for (let from = timing.start.getTime(); from < LAST_INSTANT && left > 0; from += MAX_WINDOW_MS) {
    const starts = occurrencesBetween(series, new Date(from), new Date(from + MAX_WINDOW_MS))
      .map(({ start }) => start)
      .filter((start) => start.getTime() >= from);
    last = starts[Math.min(left, starts.length) - 1] ?? last;
    left -= starts.length;
  }
  return last;
}

/** The moment of an UNTIL; for a date, the end of that day.
 * @throws ApiError `validation_failed` when it isn't a date, or is before the start.
 */
export function untilMoment(timing: Timing, until: string): Date {
  const [, year, month, day, hour = "23", minute = "59", second = "59"] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(until) ?? [];
  const zone = until.endsWith("Z") ? "UTC" : timing.timezone;
  const moment = plain(`${year}-${month}-${day}T${hour}:${minute}:${second}`)?.toZonedDateTime(zone);
  if (moment === undefined) throw invalidEvent("recurrence", "UNTIL is no date of the calendar");
  const at = dateOf(moment);
  if (at < timing.start) throw invalidEvent("recurrence", "UNTIL is before the start");
  return new Date(Math.min(Math.max(at.getTime(), FIRST_INSTANT), LAST_INSTANT));
}

function plain(text: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: "reject" });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
