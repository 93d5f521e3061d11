import { Temporal } from "temporal-polyfill";
import type { DaySpec, PeriodSpec } from "./saying.ts";
import type { TimeProblem } from "./time-reading.ts";

/** What days depend on: now, and the weekday that weeks begin with. */
export interface Today {
  readonly today: Temporal.PlainDate;
  readonly weekStart: number;
}

interface WeekInfo {
  readonly firstDay: number;
}

/** 1 (Monday) to 7. */
export function weekStartOf(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => WeekInfo };
    return locale.getWeekInfo?.().firstDay ?? 1;
  } catch {
    return 1;
  }
}

export const weekOf = (day: Temporal.PlainDate, weekStart: number): Temporal.PlainDate =>
  day.subtract({ days: (day.dayOfWeek - weekStart + 7) % 7 });

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (month < 1 || month > 12 || day < 1 || year < 1_970 || year > 2_200) return null;
  const first = new Temporal.PlainDate(year, month, 1);
  return day > first.daysInMonth ? null : first.with({ day });
}

const isBefore = (day: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(day, other) < 0;

/** The first year from `from` on that has the date on or after it; leap days come every eighth year at the latest. */
export function comingDate(month: number, day: number, from: Temporal.PlainDate): Temporal.PlainDate | null {
  for (let year = from.year; year <= from.year + 8; year += 1) {
    const date = dateOf(year, month, day);
    if (date !== null && !isBefore(date, from)) return date;
  }
  return null;
}

function comingDayOfMonth(day: number, from: Temporal.PlainDate): Temporal.PlainDate | null {
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const month = from.with({ day: 1 }).add({ months: ahead });
    const date = dateOf(month.year, month.month, day);
    if (date !== null && !isBefore(date, from)) return date;
  }
  return null;
}

/** The dates that a day may be, counted from `from` (today, or the beginning of a range); none if no calendar has it. */
export function datesOf(spec: DaySpec, { today, weekStart }: Today, from = today): Temporal.PlainDate[] {
  switch (spec.kind) {
    case "ahead": {
      if (Math.abs(spec.days) > 40_000 || Math.abs(spec.months ?? 0) > 1_200) return [];
      return [today.add({ days: spec.days, months: spec.months ?? 0 })];
    }
    case "day-after":
      return [from.add({ days: 1 })];
    case "weekday": {
      const { weekday, week, later = 0, ahead } = spec;
      const begin = ahead === true && from.equals(today) ? from.add({ days: 1 }) : from;
      const first = week === null ? begin : weekOf(today, weekStart).add({ weeks: week });
      return [first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + later * 7 })];
    }
    case "date": {
      const year = spec.year ?? (spec.years === undefined ? undefined : today.year + spec.years);
      const date = year === undefined ? comingDate(spec.month, spec.day, from) : dateOf(year, spec.month, spec.day);
      return date === null ? [] : [date];
    }
    case "day-of-month": {
      if (spec.months === undefined) {
        const coming = comingDayOfMonth(spec.day, from);
        return coming === null ? [] : [coming];
      }
      const month = today.with({ day: 1 }).add({ months: spec.months });
      const date = dateOf(month.year, month.month, spec.day);
      return date === null ? [] : [date];
    }
    case "either":
      return spec.days.flatMap((each) => datesOf(each, { today, weekStart }, from));
  }
}

/** What no calendar has: a date, or a day of any month. */
export function impossibleDate(spec: DaySpec, { today }: Today): TimeProblem {
  if (spec.kind === "date") {
    const { day, month, years } = spec;
    const year = spec.year ?? (years === undefined ? undefined : today.year + years);
    return { kind: "impossible-date", day, month, ...(year !== undefined && { year }) };
  }
  if (spec.kind !== "day-of-month") return { kind: "impossible-date" };
  if (spec.months === undefined) return { kind: "impossible-date", day: spec.day };
  const { month, year } = today.with({ day: 1 }).add({ months: spec.months });
  return { kind: "impossible-date", day: spec.day, month, year };
}

/** The days of a period, `last` included. */
export function periodDays(
  { unit, ahead, month }: PeriodSpec,
  { today, weekStart }: Today,
): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  if (unit === "month") {
    const coming =
      month === undefined ? today.with({ day: 1 }).add({ months: ahead ?? 0 }) : monthOf(month, ahead, today);
    return { first: coming, last: coming.with({ day: coming.daysInMonth }) };
  }
  const first = weekOf(today, unit === "week" ? weekStart : 1).add({ weeks: ahead ?? 0 });
  return unit === "week"
    ? { first, last: first.add({ days: 6 }) }
    : { first: first.add({ days: 5 }), last: first.add({ days: 6 }) };
}

function monthOf(month: number, years: number | null, today: Temporal.PlainDate): Temporal.PlainDate {
  const year = years === null ? today.year + (month < today.month ? 1 : 0) : today.year + years;
  return new Temporal.PlainDate(year, month, 1);
}
