import type { Temporal } from "temporal-polyfill";
import { datesOf, impossibleDate, periodDays, type Today } from "./dates.ts";
import type { Phrase } from "./phrases.ts";
import type { Roles } from "./roles.ts";
import type { DaySpec, EverySpec } from "./saying.ts";
import type { TimeProblem } from "./time-reading.ts";

const NAMES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const RANK = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY"] as const;

/** Said apart, but meant as one: "hàng tuần", "every other week", and weekdays. */
export function everyOf(said: readonly EverySpec[], weekdays: readonly number[]): EverySpec {
  const freq = RANK.find((each) => said.some((one) => one.freq === each)) ?? "DAILY";
  const interval = Math.max(...said.map((each) => each.interval ?? 1));
  const nth = said.find((each) => each.nth !== undefined)?.nth;
  const days = [...new Set([...said.flatMap((each) => each.days ?? []), ...weekdays])].sort((a, b) => a - b);
  const unsure = said.some((each) => each.unsure === true);
  return {
    freq,
    interval,
    ...(days.length > 0 && { days }),
    ...(nth !== undefined && { nth }),
    ...(unsure && { unsure }),
  };
}

export const weekdaysIn = (specs: readonly DaySpec[]): number[] =>
  specs.flatMap((spec) => (spec.kind === "weekday" ? [spec.weekday] : []));

/** The weekdays from one through another. */
export function weekdaysBetween(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 7) + 1);
}

/** Whether a day is one of the series' days; the month's day comes from its first one. */
function matches({ freq, days, nth }: EverySpec, day: Temporal.PlainDate): boolean {
  if (days === undefined) return true;
  if (!days.includes(day.dayOfWeek)) return false;
  if (freq !== "MONTHLY" || nth === undefined) return true;
  if (nth < 0) return day.day > day.daysInMonth - 7;
  return Math.ceil(day.day / 7) === nth;
}

/** The first day of the series from `from` on. */
export function firstOf(every: EverySpec, from: Temporal.PlainDate): Temporal.PlainDate {
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const day = from.add({ days: ahead });
    if (matches(every, day)) return day;
  }
  return from;
}

interface End {
  readonly until: Temporal.PlainDate | null;
  readonly inferred: boolean;
  readonly problems: readonly TimeProblem[];
}

/** The last day that a series may have. */
export function endOf(until: Roles["until"], first: Temporal.PlainDate, calendar: Today): End {
  if (until === null) return { until: null, inferred: false, problems: [] };
  const [day] = until.phrase.days;
  if (day !== undefined) {
    const [date] = datesOf(day, calendar, first);
    return date === undefined
      ? { until: null, inferred: false, problems: [impossibleDate(day, calendar)] }
      : { until: date, inferred: false, problems: [] };
  }
  const { period } = until.phrase;
  if (period === null) return { until: null, inferred: false, problems: [] };
  const days = periodDays(period, calendar);
  if (period.month === undefined || period.edge === "end" || until.month === "in")
    return { until: days.last, inferred: false, problems: [] };
  if (until.month === "unsure")
    return { until: null, inferred: false, problems: [{ kind: "until-when", month: period.month }] };
  return { until: days.first.subtract({ days: 1 }), inferred: true, problems: [] };
}

/** The days that a series leaves out: weekdays for good, dates once. */
export function exceptionsOf(phrases: readonly Phrase[], first: Temporal.PlainDate, calendar: Today) {
  const specs = phrases.flatMap(({ days }) => days);
  const weekends = phrases.some(({ period }) => period?.unit === "weekend" && period.ahead === null) ? [6, 7] : [];
  const listed = phrases.flatMap(({ every }) => every.flatMap((each) => each.days ?? []));
  const named = weekdaysIn(specs.filter((spec) => spec.kind === "weekday" && spec.week === null));
  return {
    weekdays: [...named, ...listed, ...weekends],
    dates: specs
      .filter((spec) => spec.kind !== "weekday" || spec.week !== null)
      .flatMap((spec) => datesOf(spec, calendar, first).slice(0, 1)),
  };
}

const compact = (day: Temporal.PlainDate) => day.toString().replaceAll("-", "");

export function ruleOf(every: EverySpec, end: { until: Temporal.PlainDate | null; count: number | null }): string {
  const { freq, interval = 1, days = [], nth } = every;
  const place = freq === "MONTHLY" && nth !== undefined ? String(nth) : "";
  const byDay = days.map((day) => `${place}${NAMES[day - 1]}`).join(",");
  return [
    `FREQ=${freq}`,
    interval > 1 ? `INTERVAL=${interval}` : "",
    end.until === null ? "" : `UNTIL=${compact(end.until)}`,
    end.until === null && end.count !== null ? `COUNT=${end.count}` : "",
    byDay === "" ? "" : `BYDAY=${byDay}`,
  ]
    .filter(Boolean)
    .join(";");
}
