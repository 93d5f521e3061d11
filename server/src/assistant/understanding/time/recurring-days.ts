import type { Temporal } from "temporal-polyfill";
import { isPassed } from "./clock.ts";
import { periodDays } from "./dates.ts";
import { boundsOf, datesAt, impossible, rangeDays, single, type Dated, type DayContext } from "./named-days.ts";
import type { Phrase } from "./phrases.ts";
import { distinctDays, type Roles } from "./roles.ts";
import type { DaySpec, EverySpec } from "./saying.ts";
import { endOf, everyOf, exceptionsOf, firstOf, ruleOf, weekdaysBetween, weekdaysIn } from "./series.ts";
import type { Recurrence, TimeProblem } from "./time-reading.ts";

/** How often a series is, if that's said, or how long it goes on from its first day. */
interface Extent {
  readonly count: number | null;
  readonly lasting: { readonly days: number; readonly months: number } | null;
}

interface DatedSeries extends Dated {
  readonly recurrence: Recurrence | null;
}

/** The first day and the rule of what happens again and again. */
export function seriesOf(
  roles: Roles,
  said: readonly EverySpec[],
  { count, lasting }: Extent,
  when: DayContext,
): DatedSeries {
  const { range, main, from, until, except } = roles;
  const { calendar, start, now } = when;
  const sides = boundsOf(roles);
  // "7 to 8:30 on Thursday, weekly": the day after the times is of both.
  const timed = sides === null && range?.[0].days.length === 0 ? [range[1]] : [];
  const specs = distinctDays([...main, ...timed]);
  const [rangeFirst, rangeLast] = sides ?? [range?.[0].days[0]];
  // "Every day from Monday to Friday" is every week, unless it says which one.
  const isWorkingWeek = isPlainWeekday(rangeFirst, 1) && isPlainWeekday(rangeLast, 5);
  const daily = !isWorkingWeek && said.every(({ freq, days }) => freq === "DAILY" && days === undefined);
  // What's every day from a weekday of a certain week on isn't only on that weekday.
  const isBegin = (spec: DaySpec) => daily && spec.kind === "weekday" && spec.week !== null;
  const weekdays =
    !daily && rangeFirst?.kind === "weekday" && rangeLast?.kind === "weekday"
      ? weekdaysBetween(rangeFirst.weekday, rangeLast.weekday)
      : weekdaysIn([
          ...specs.filter((spec) => !isBegin(spec)),
          ...(daily || rangeFirst === undefined ? [] : [rangeFirst]),
        ]);
  const whole = everyOf(said, weekdays);
  const bounds = daily && sides !== null ? rangeDays(sides, when) : null;
  const dates = [...specs, ...(rangeFirst !== undefined && weekdays.length === 0 && !daily ? [rangeFirst] : [])].filter(
    (spec) => spec.kind !== "weekday" || isBegin(spec),
  );
  const begin = beginOf(from, when);
  const named = dates[0] === undefined ? null : datesAt(dates[0], when, begin ?? undefined);
  if (dates[0] !== undefined && named?.length === 0) return { ...impossible(dates[0], when), recurrence: null };
  const today = start !== null && isPassed(start, now) ? calendar.today.add({ days: 1 }) : calendar.today;
  const earliest = bounds?.days?.first ?? named?.[0] ?? begin ?? periodStart(main, when) ?? today;
  const gone = exceptionsOf(except, earliest, calendar);
  const base = whole.days ?? (gone.weekdays.length > 0 && whole.freq !== "MONTHLY" ? [1, 2, 3, 4, 5, 6, 7] : undefined);
  const days = base?.filter((day) => !gone.weekdays.includes(day));
  const every =
    days === undefined ? whole : { ...whole, days, freq: whole.freq === "DAILY" ? ("WEEKLY" as const) : whole.freq };
  const first = firstOf(every, earliest);
  const end = endOf(until, first, calendar);
  const last = bounds?.days?.last ?? end.until ?? (lasting === null ? null : first.add(lasting).subtract({ days: 1 }));
  const problems: TimeProblem[] = [...end.problems];
  if (dates.length > 1) problems.push({ kind: "which-day", days: dates.flatMap((date) => datesAt(date, when)) });
  // Until when it's every day of a week isn't said: of the whole one, or of its working days.
  if (daily && until === null && main.some(({ period }) => period !== null)) problems.push({ kind: "which-time" });
  if (every.unsure === true) problems.push({ kind: "how-often" });
  if (roles.alternatives) problems.push({ kind: "which-day", days: [first] });
  return {
    days: single(first),
    problems,
    recurrence: {
      rule: ruleOf(every, { until: last, count }),
      until: last,
      untilInferred: end.inferred,
      exceptDays: gone.dates,
    },
  };
}

const isPlainWeekday = (spec: DaySpec | undefined, weekday: number): boolean =>
  spec?.kind === "weekday" && spec.weekday === weekday && spec.week === null;

function beginOf(from: Phrase | null, when: DayContext): Temporal.PlainDate | null {
  if (from === null) return null;
  const [day] = from.days;
  if (day !== undefined) return datesAt(day, when)[0] ?? null;
  return from.period === null ? null : periodDays(from.period, when.calendar).first;
}

function periodStart(main: readonly Phrase[], { calendar }: DayContext): Temporal.PlainDate | null {
  const period = main.find((phrase) => phrase.period !== null)?.period ?? null;
  if (period === null || period.ahead === 0 || (period.unit === "weekend" && period.ahead === null)) return null;
  return periodDays(period, calendar).first;
}
