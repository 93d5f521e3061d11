import { Temporal } from "temporal-polyfill";
import { isPassed } from "./clock.ts";
import { datesOf, impossibleDate, periodDays, type Today } from "./dates.ts";
import type { Phrase } from "./phrases.ts";
import { distinctDays, type Roles } from "./roles.ts";
import type { DaySpec } from "./saying.ts";
import type { ClockTime, Days, TimeProblem } from "./time-reading.ts";

/** What the dates of days depend on. */
export interface DayContext {
  readonly now: Temporal.ZonedDateTime;
  readonly calendar: Today;
  readonly start: ClockTime | null;
}

export interface Dated {
  readonly days: Days | null;
  readonly problems: readonly TimeProblem[];
}

export const impossible = (spec: DaySpec, { calendar }: Pick<DayContext, "calendar">): Dated => ({
  days: null,
  problems: [impossibleDate(spec, calendar)],
});
export const single = (day: Temporal.PlainDate): Days => ({ first: day, last: day, as: "days" });

/** A weekday that's today but over is a week later. */
export function datesAt(
  spec: DaySpec,
  { start, now, calendar }: DayContext,
  from?: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const coming = spec.kind === "weekday" && spec.week === null && from === undefined;
  const begin = coming && start !== null && isPassed(start, now) ? calendar.today.add({ days: 1 }) : from;
  return datesOf(spec, calendar, begin);
}

/** "Monday to Wednesday next week": the week is of both. */
function inSameWeek(first: DaySpec, last: DaySpec): DaySpec {
  if (first.kind !== "weekday" || last.kind !== "weekday" || first.week !== null) return first;
  return { ...first, week: last.week };
}

/** From one day through another. */
export function rangeDays([begins, ends]: readonly [DaySpec, DaySpec], when: DayContext): Dated {
  const begin = sharingMonth(inSameWeek(begins, ends), ends);
  const end = sharingMonth(ends, begins);
  const [first] = datesAt(begin, when);
  if (first === undefined) return impossible(begin, when);
  const [last] = datesOf(end, when.calendar, first);
  if (last === undefined) return impossible(end, when);
  return {
    days: { first, last: Temporal.PlainDate.compare(last, first) < 0 ? first : last, as: "days" },
    problems: [],
  };
}

/** "5–7 December", 12月20日から25日: the month is of both. */
function sharingMonth(day: DaySpec, other: DaySpec): DaySpec {
  if (day.kind !== "day-of-month" || day.months !== undefined || other.kind !== "date") return day;
  return { ...other, day: day.day };
}

/** "Every Monday to Friday" begins with a day of a series. */
function dayIn({ days, every }: Phrase): DaySpec | undefined {
  const [weekday] = every.flatMap((each) => each.days ?? []);
  return days[0] ?? (weekday === undefined ? undefined : { kind: "weekday", weekday, week: null });
}

/** The days of a range, if there is one. */
export function boundsOf({ range, main }: Roles): readonly [DaySpec, DaySpec] | null {
  const whole = main.find(({ days, dayEnd }) => days.length > 0 && dayEnd !== null);
  const [first, last] = whole === undefined ? (range ?? []).map(dayIn) : [whole.days[0], whole.dayEnd];
  return first === undefined || last === undefined || last === null ? null : [first, last];
}

/** The end of "22時から翌朝6時": its day only says that it's past midnight. */
const isEndAlone = (phrase: Phrase, { range }: Roles) =>
  range?.[1] === phrase && range[0].days.length === 0 && phrase.days.every(({ kind }) => kind === "day-after");

/** "From 3pm to tomorrow 10am" and 明日の10時: a day before the time is of the end only, one after it of both. */
const namesOwnDay = ({ days, fragments }: Phrase) =>
  days.some(({ kind }) => kind !== "day-after") &&
  fragments.findIndex(({ saying }) => saying.day !== undefined) <
    fragments.findIndex(({ saying }) => saying.clock !== undefined);

/** The days of what happens once. */
export function daysOf(roles: Roles, when: DayContext): Dated {
  const { range, main, alternatives } = roles;
  const { calendar } = when;
  const bounds = boundsOf(roles);
  if (bounds !== null) return rangeDays(bounds, when);
  const all = [...main, ...(range ?? [])];
  const end = range?.[1];
  if (end !== undefined && range?.[0].days.length === 0 && namesOwnDay(end))
    return { days: null, problems: [{ kind: "which-day", days: end.days.flatMap((day) => datesAt(day, when)) }] };
  const period = all.find((phrase) => phrase.period !== null)?.period ?? null;
  const named = distinctDays(all.filter((phrase) => !isEndAlone(phrase, roles)));
  const dated = named.find(({ kind }) => kind === "date");
  const specs = named
    .map((spec) => (dated === undefined ? spec : sharingMonth(spec, dated)))
    .map((spec) =>
      period?.unit === "week" && spec.kind === "weekday" && spec.week === null ? { ...spec, week: period.ahead } : spec,
    );
  const [spec, ...others] = specs;
  if (spec === undefined) {
    if (period === null) return { days: null, problems: [] };
    return { days: { ...periodDays(period, calendar), as: period.unit }, problems: [] };
  }
  const dates = datesAt(spec, when);
  const [date] = dates;
  if (date === undefined) return impossible(spec, when);
  if (dates.length > 1) return { days: null, problems: [{ kind: "which-day", days: dates }] };
  if (others.length === 0) {
    const isOfAnyMonth = spec.kind === "day-of-month" && spec.months === undefined;
    const isOfAnyWeek = spec.kind === "weekday" && spec.week === null && spec.later === undefined;
    return {
      days: { ...single(date), ...(isOfAnyMonth && { isOfAnyMonth }), ...(isOfAnyWeek && { isOfAnyWeek }) },
      problems: [],
    };
  }
  const more = others.flatMap((each) => datesAt(each, when));
  if (more.length === 0) return impossible(others[0] ?? spec, when);
  if (!alternatives && [spec, ...others].some(({ kind }) => kind === "weekday")) {
    const agreed = dateWithWeekday(specs, when);
    if (agreed !== null) return { days: single(agreed), problems: [] };
  }
  const days = [date, ...more];
  if (days.every((each) => each.equals(date))) return { days: single(date), problems: [] };
  const asOne = all.some((phrase) => phrase.days.length > 1) && specs.some(({ kind }) => kind !== "weekday");
  return { days: null, problems: [{ kind: asOne && !alternatives ? "day-mismatch" : "which-day", days }] };
}

/** "Thursday the 19th". */
function dateWithWeekday(specs: readonly DaySpec[], when: DayContext): Temporal.PlainDate | null {
  const weekday = specs.find((spec) => spec.kind === "weekday");
  const date = specs.find((spec) => spec.kind !== "weekday");
  if (specs.length !== 2 || weekday === undefined || date === undefined) return null;
  return datesAt(date, when).find((each) => each.dayOfWeek === weekday.weekday) ?? null;
}
