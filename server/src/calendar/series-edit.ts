import { Temporal } from "temporal-polyfill";
import type { EventDraft } from "./event-draft.ts";
import { invalidEvent } from "./invalid-event.ts";
import { MAX_WINDOW_MS } from "./limits.ts";
import { occurrencesBetween, untilMoment } from "./occurrences.ts";
import type { Series, Timing } from "./occurrences.ts";
import { endless, formatRule, parseRule, WEEKDAYS } from "./recurrence-rule.ts";
import type { RecurrenceRule } from "./recurrence-rule.ts";
import { dateOf, startOfDay, zoned } from "../time/zoned-time.ts";

/** A recurring event and its excluded starts. */
export type SeriesDraft = { draft: EventDraft; exceptions: readonly Date[] };

/**
 * The whole series after one of its occurrences (`from`) was edited into `to`. The series' start shifts by the same local
 * time, its occurrences get the same length, and the same occurrences stay excluded.
 */
export function movedSeries(series: SeriesDraft, from: Timing, to: EventDraft): SeriesDraft {
  const shift = wallClockShift(from, to);
  const start = shifted(series.draft.start, from.timezone, shift, to);
  const moved: EventDraft = { ...to, start, end: endOf(start, to), recurrence: movedRecurrence(series, to, shift) };
  const exceptions = moved.recurrence === null ? [] : series.exceptions;
  return { draft: moved, exceptions: exceptions.map((at) => shifted(at, from.timezone, shift, to)) };
}

/** The rule for the part of a series before `cut`. */
export function ruleUntil(rule: RecurrenceRule, cut: Date): RecurrenceRule {
  return { ...endless(rule), until: utcStamp(new Date(cut.getTime() - 1000)) };
}

/** The rule for the part of a series starting at its occurrence `cut`; a COUNT becomes the remaining count. */
export function ruleFrom(series: Series, cut: Date): RecurrenceRule {
  if (series.rule.count === undefined) return series.rule;
  let before = 0;
  const all = { ...series, exceptions: [] };
  for (let from = series.start.getTime(); from < cut.getTime(); from += MAX_WINDOW_MS) {
    const to = Math.min(from + MAX_WINDOW_MS, cut.getTime());
    before += occurrencesBetween(all, new Date(from), new Date(to)).filter(
      ({ start }) => start.getTime() >= from,
    ).length;
  }
  return { ...series.rule, count: Math.max(series.rule.count - before, 1) };
}

function wallClockShift(from: Timing, to: Timing): Temporal.Duration {
  const before = zoned(from.start, from.timezone).toPlainDateTime();
  return before.until(zoned(to.start, to.timezone).toPlainDateTime(), { largestUnit: "day" });
}

function shifted(at: Date, zone: string, shift: Temporal.Duration, to: Timing): Date {
  const moved = zoned(at, zone).toPlainDateTime().add(shift);
  return to.allDay ? startOfDay(moved.toPlainDate(), to.timezone) : dateOf(moved.toZonedDateTime(to.timezone));
}

function endOf(start: Date, to: Timing): Date {
  if (!to.allDay) return new Date(start.getTime() + (to.end.getTime() - to.start.getTime()));
  const { days } = day(to.start, to.timezone).until(day(to.end, to.timezone));
  return startOfDay(day(start, to.timezone).add({ days }), to.timezone);
}

const day = (at: Date, zone: string) => zoned(at, zone).toPlainDate();

/** The recurrence after the move: the new one if given, else the old one on the new days. */
function movedRecurrence(series: SeriesDraft, to: EventDraft, shift: Temporal.Duration): string | null {
  const { recurrence, start, timezone } = series.draft;
  if (recurrence === null || to.recurrence !== recurrence) return to.recurrence;
  const before = day(start, timezone);
  const { days } = before.until(day(shifted(start, timezone, shift, to), to.timezone));
  const rule = parseRule(recurrence);
  const turned = onOtherDays(rule, days);
  if (rule.until === undefined) return formatRule(turned);
  return formatRule({ ...turned, until: laterUntil(series.draft, rule.until, shift, days, to) });
}

/** Shifts a rule's weekdays by a move to another day. For other kinds of days there's no way to guess. */
function onOtherDays(rule: RecurrenceRule, days: number): RecurrenceRule {
  const named = [rule.byMonth, rule.byMonthDay, rule.byYearDay, rule.byWeekNo, rule.bySetPos];
  if (days === 0 || (rule.byDay.length === 0 && named.every((list) => list.length === 0))) return rule;
  if (rule.freq !== "WEEKLY" || named.some((list) => list.length > 0)) {
    throw invalidEvent("recurrence", "This repetition names its days: give the new rule along with the new day");
  }
  const turned = rule.byDay.map(({ nth, weekday }) => {
    const index = (((WEEKDAYS.indexOf(weekday) + days) % 7) + 7) % 7;
    return { nth, weekday: WEEKDAYS[index] ?? weekday };
  });
  return { ...rule, byDay: turned };
}

/** UNTIL, moved like the occurrences: a date by whole days, a moment in local time. */
function laterUntil(series: Timing, until: string, shift: Temporal.Duration, days: number, to: Timing): string {
  if (!until.includes("T")) {
    return Temporal.PlainDate.from(until).add({ days }).toString().replaceAll("-", "");
  }
  return utcStamp(shifted(untilMoment(series, until), series.timezone, shift, to));
}

/** `at` in iCalendar's UTC format. */
function utcStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Whether no occurrence of the series would be left before `cut`. */
export const isFirst = (series: Timing, cut: Date): boolean => cut <= series.start;
