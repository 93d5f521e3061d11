import { Temporal } from "temporal-polyfill";
import { chinese } from "./chinese.ts";
import { clockIn, clockRange, isSkipped } from "./clock.ts";
import { datesOf, periodDays, weekStartOf, type Today } from "./dates.ts";
import { english } from "./english.ts";
import type { Chart } from "./grammar.ts";
import { japanese } from "./japanese.ts";
import { itemsOf, type Phrase } from "./phrases.ts";
import { readable, unquoted } from "./readable-text.ts";
import { distinctDays, partOf, rolesOf, type Roles } from "./roles.ts";
import type { DaySpec, Saying } from "./saying.ts";
import { endOf, everyOf, exceptionsOf, firstOf, ruleOf, weekdaysBetween, weekdaysIn } from "./series.ts";
import type { ClockTime, Days, Recurrence, TimeProblem, TimeReading } from "./time-reading.ts";
import { vietnamese } from "./vietnamese.ts";

interface Asked {
  readonly now: Temporal.ZonedDateTime;
  /** BCP 47. */
  readonly language: string;
  /** Which half of the day is likely where the text doesn't say; it decides whether a time is over. */
  readonly settle?: (clock: ClockTime) => Temporal.PlainTime | null;
}

/** Whether `readTime` has tables of a language. */
export function canReadTime(language: string): boolean {
  return chartFor(language) !== null;
}

function chartFor(language: string): ((text: string) => Chart) | null {
  const { language: base, region, script } = localeOf(language);
  if (base === "en") return () => english(region);
  if (base === "vi") return vietnamese;
  if (base === "ja") return () => japanese;
  if (base === "zh" && (region === "CN" || script === "Hans")) return () => chinese;
  return null;
}

function localeOf(language: string): { language: string; region?: string; script?: string } {
  try {
    return new Intl.Locale(language);
  } catch {
    return { language: "en" };
  }
}

/**
 * What a text says of time in one of the languages that have tables. It never throws, and takes time in proportion to the
 * text. What could be meant in several ways is a problem in the answer, and never guessed.
 */
export function readTime(said: string, { now, language, settle }: Asked): TimeReading {
  const text = readable(said);
  const visible = unquoted(text);
  const chart = chartFor(language)?.(visible) ?? english();
  const items = itemsOf(visible, chart(visible));
  const calendar: Today = { today: now.toPlainDate(), weekStart: weekStartOf(language) };
  const roles = rolesOf(items, visible);
  return { text, ...meaningOf(roles, { now, calendar, settle }), ...consumed(text, roles) };
}

interface Context {
  readonly now: Temporal.ZonedDateTime;
  readonly calendar: Today;
  readonly settle: Asked["settle"];
}

type Meaning = Omit<TimeReading, "text" | "spans" | "rest">;

function meaningOf(roles: Roles, { now, calendar, settle }: Context): Meaning {
  const phrases = [...roles.main, ...(roles.range ?? [])];
  const sayings = phrases.flatMap(({ fragments }) => fragments.map(({ saying }) => saying));
  const first = <K extends keyof Saying>(key: K): Saying[K] | null =>
    sayings.find((saying) => saying[key] !== undefined)?.[key] ?? null;
  const minutesAhead = first("minutesAhead");
  const { start, end, problems: clockProblems } = clocksOf(roles, phrases);
  const likely = start === null || start.exact ? null : (settle?.(start) ?? null);
  const when = {
    start: start === null || likely === null ? start : { ...start, time: likely, exact: true },
    now,
    calendar,
  };
  const every = sayings.flatMap((saying) => (saying.every === undefined ? [] : [saying.every]));
  const dated =
    every.length > 0
      ? seriesOf(roles, every, first("count") ?? null, when)
      : { ...daysOf(roles, when), recurrence: null };
  const moment = minutesAhead === null || minutesAhead === undefined ? null : momentIn(now, minutesAhead);
  const problems: TimeProblem[] = [
    ...sayings.flatMap(({ trouble }) => (trouble === undefined ? [] : [{ kind: trouble }])),
    ...clockProblems,
    ...dated.problems,
    ...(roles.unread || (moment !== null && (start !== null || dated.recurrence !== null))
      ? [{ kind: "which-time" } as const]
      : []),
  ];
  const { days } = dated;
  const firstDay = start?.nextDay === true ? days?.first.add({ days: 1 }) : days?.first;
  if (firstDay !== undefined && start !== null && start.exact && isSkipped(firstDay, start.time, now.timeZoneId))
    problems.push({ kind: "skipped-time" });
  if (days !== null && isOver(days, when.start, now)) problems.push({ kind: "past" });
  return {
    days,
    part: partOf(phrases),
    start,
    end,
    allDay: first("allDay") === true,
    lengthMinutes: first("lengthMinutes") ?? null,
    moment,
    recurrence: dated.recurrence,
    reminderMinutes: first("leadMinutes") ?? null,
    problems: distinct(problems),
  };
}

const MOST_MINUTES_AHEAD = 60 * 24 * 366;
const momentIn = (now: Temporal.ZonedDateTime, minutes: number) =>
  now.add({ minutes: Math.min(minutes, MOST_MINUTES_AHEAD) });

const distinct = (problems: readonly TimeProblem[]): TimeProblem[] => [
  ...new Map(problems.map((problem) => [problem.kind, problem])).values(),
];

interface Clocks {
  readonly start: ClockTime | null;
  readonly end: ClockTime | null;
  readonly problems: readonly TimeProblem[];
}

function clocksOf({ range }: Roles, phrases: readonly Phrase[]): Clocks {
  const own = range?.map(({ clocks, part }) => clocks.map((clock) => ({ clock, part }))).flat() ?? [];
  const said = [
    ...own,
    ...phrases
      .filter((phrase) => range === null || !range.includes(phrase))
      .flatMap(({ clocks, part }) => clocks.map((clock) => ({ clock, part }))),
  ];
  const [first, second] = said;
  if (first === undefined) return { start: null, end: null, problems: [] };
  const unsure: Clocks = { start: null, end: null, problems: [{ kind: "which-midnight" }] };
  const part = first.part ?? partOf(phrases);
  const start = clockIn(first.clock, part);
  if (start === null) return unsure;
  if (second === undefined) return { start, end: null, problems: [] };
  const inRange = own.length === 2 || phrases.some(({ fragments }) => fragments.some(({ saying }) => saying.clockEnd));
  const told = new Set(said.map((each) => JSON.stringify(each)));
  if (!inRange || told.size > 2) return { start, end: null, problems: told.size === 1 ? [] : [{ kind: "which-time" }] };
  const ownPart = second.part !== null && second.part !== first.part ? second.part : null;
  const end = clockIn(second.clock, ownPart);
  if (end === null) return unsure;
  const days = range !== null && range[0].days.length > 0 && range[1].days.length > 0;
  if (days) return { start, end: clockIn(second.clock, second.part ?? null), problems: [] };
  return { ...clockRange(start, end), problems: [] };
}

/** Whether all of it is over. A time that could be morning or afternoon counts as afternoon. */
function isOver({ last, as }: Days, start: ClockTime | null, now: Temporal.ZonedDateTime): boolean {
  const ahead = Temporal.PlainDate.compare(last, now.toPlainDate());
  if (ahead !== 0) return ahead < 0;
  return as === "days" && start !== null && isPassed(start, now);
}

function isPassed({ time, exact, nextDay }: ClockTime, now: Temporal.ZonedDateTime): boolean {
  if (nextDay) return false;
  const latest = !exact && time.hour < 12 ? time.add({ hours: 12 }) : time;
  return Temporal.PlainTime.compare(latest, now.toPlainTime()) <= 0;
}

interface When extends Pick<Context, "now" | "calendar"> {
  readonly start: ClockTime | null;
}

interface Dated {
  readonly days: Days | null;
  readonly problems: readonly TimeProblem[];
}

const IMPOSSIBLE: Dated = { days: null, problems: [{ kind: "impossible-date" }] };
const single = (day: Temporal.PlainDate): Days => ({ first: day, last: day, as: "days" });

/** A weekday that's today but over is a week later. */
function datesAt(spec: DaySpec, { start, now, calendar }: When, from?: Temporal.PlainDate): Temporal.PlainDate[] {
  const coming = spec.kind === "weekday" && spec.week === null && from === undefined;
  const begin = coming && start !== null && isPassed(start, now) ? calendar.today.add({ days: 1 }) : from;
  return datesOf(spec, calendar, begin);
}

/** "Monday to Wednesday next week": the week is of both. */
function inSameWeek(first: DaySpec, last: DaySpec): DaySpec {
  if (first.kind !== "weekday" || last.kind !== "weekday" || first.week !== null) return first;
  return { ...first, week: last.week };
}

function rangeDays([begins, ends]: readonly [DaySpec, DaySpec], when: When): Dated {
  const [first] = datesAt(sharingMonth(inSameWeek(begins, ends), ends), when);
  if (first === undefined) return IMPOSSIBLE;
  const [last] = datesOf(sharingMonth(ends, begins), when.calendar, first);
  if (last === undefined) return IMPOSSIBLE;
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

function boundsOf({ range, main }: Roles): readonly [DaySpec, DaySpec] | null {
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

function daysOf(roles: Roles, when: When): Dated {
  const { range, main, alternatives } = roles;
  const { calendar } = when;
  const bounds = boundsOf(roles);
  if (bounds !== null) return rangeDays(bounds, when);
  const all = [...main, ...(range ?? [])];
  const end = range?.[1];
  if (end !== undefined && range?.[0].days.length === 0 && namesOwnDay(end))
    return { days: null, problems: [{ kind: "which-day", days: end.days.flatMap((day) => datesAt(day, when)) }] };
  const period = all.find((phrase) => phrase.period !== null)?.period ?? null;
  const specs = distinctDays(all.filter((phrase) => !isEndAlone(phrase, roles))).map((spec) =>
    period?.unit === "week" && spec.kind === "weekday" && spec.week === null ? { ...spec, week: period.ahead } : spec,
  );
  const [spec, ...others] = specs;
  if (spec === undefined) {
    if (period === null) return { days: null, problems: [] };
    return { days: { ...periodDays(period, calendar), as: period.unit }, problems: [] };
  }
  const dates = datesAt(spec, when);
  const [date] = dates;
  if (date === undefined) return IMPOSSIBLE;
  if (dates.length > 1) return { days: null, problems: [{ kind: "which-day", days: dates }] };
  if (others.length === 0) return { days: single(date), problems: [] };
  const more = others.flatMap((each) => datesAt(each, when));
  if (more.length === 0) return IMPOSSIBLE;
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
function dateWithWeekday(specs: readonly DaySpec[], when: When): Temporal.PlainDate | null {
  const weekday = specs.find((spec) => spec.kind === "weekday");
  const date = specs.find((spec) => spec.kind !== "weekday");
  if (specs.length !== 2 || weekday === undefined || date === undefined) return null;
  return datesAt(date, when).find((each) => each.dayOfWeek === weekday.weekday) ?? null;
}

interface DatedSeries extends Dated {
  readonly recurrence: Recurrence | null;
}

function seriesOf(roles: Roles, said: NonNullable<Saying["every"]>[], count: number | null, when: When): DatedSeries {
  const { range, main, from, until, except } = roles;
  const { calendar, start, now } = when;
  const specs = distinctDays(main);
  const sides = boundsOf(roles);
  const [rangeFirst, rangeLast] = sides ?? [range?.[0].days[0]];
  const daily = said.every(({ freq, days }) => freq === "DAILY" && days === undefined);
  const weekdays =
    !daily && rangeFirst?.kind === "weekday" && rangeLast?.kind === "weekday"
      ? weekdaysBetween(rangeFirst.weekday, rangeLast.weekday)
      : weekdaysIn([...specs, ...(daily || rangeFirst === undefined ? [] : [rangeFirst])]);
  const whole = everyOf(said, weekdays);
  const bounds = daily && sides !== null ? rangeDays(sides, when) : null;
  const dates = [...specs, ...(rangeFirst !== undefined && weekdays.length === 0 && !daily ? [rangeFirst] : [])].filter(
    ({ kind }) => kind !== "weekday",
  );
  const begin = beginOf(from, when);
  const named = dates[0] === undefined ? null : datesAt(dates[0], when, begin ?? undefined);
  if (named?.length === 0) return { ...IMPOSSIBLE, recurrence: null };
  const today = start !== null && isPassed(start, now) ? calendar.today.add({ days: 1 }) : calendar.today;
  const earliest = bounds?.days?.first ?? named?.[0] ?? begin ?? periodStart(main, when) ?? today;
  const gone = exceptionsOf(except, earliest, calendar);
  const base = whole.days ?? (gone.weekdays.length > 0 && whole.freq !== "MONTHLY" ? [1, 2, 3, 4, 5, 6, 7] : undefined);
  const days = base?.filter((day) => !gone.weekdays.includes(day));
  const every =
    days === undefined ? whole : { ...whole, days, freq: whole.freq === "DAILY" ? ("WEEKLY" as const) : whole.freq };
  const first = firstOf(every, earliest);
  const end = endOf(until, first, calendar);
  const last = bounds?.days?.last ?? end.until;
  const problems: TimeProblem[] = [...end.problems];
  if (dates.length > 1) problems.push({ kind: "which-day", days: dates.flatMap((date) => datesAt(date, when)) });
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

function beginOf(from: Phrase | null, when: When): Temporal.PlainDate | null {
  if (from === null) return null;
  const [day] = from.days;
  if (day !== undefined) return datesAt(day, when)[0] ?? null;
  return from.period === null ? null : periodDays(from.period, when.calendar).first;
}

function periodStart(main: readonly Phrase[], { calendar }: When): Temporal.PlainDate | null {
  const period = main.find((phrase) => phrase.period !== null)?.period ?? null;
  if (period === null || period.ahead === 0) return null;
  return periodDays(period, calendar).first;
}

/** Spans that are used, and the text without them. */
function consumed(text: string, roles: Roles): Pick<TimeReading, "spans" | "rest"> {
  const { main, range, until, from, except, markers } = roles;
  const phrases = [
    ...main,
    ...(range ?? []),
    ...(until === null ? [] : [until.phrase]),
    ...(from === null ? [] : [from]),
  ];
  const fragments = [...phrases, ...except, ...markers].flatMap((each) => each.fragments);
  const sorted = fragments.map((fragment) => [fragment.from, fragment.to] as const).toSorted(([a], [b]) => a - b);
  const spans: (readonly [number, number])[] = [];
  for (const [begin, end] of sorted) {
    const last = spans.at(-1);
    if (last !== undefined && /^\s*$/.test(text.slice(last[1], begin))) spans[spans.length - 1] = [last[0], end];
    else spans.push([begin, end]);
  }
  let rest = "";
  let at = 0;
  for (const [begin, end] of spans) {
    rest += `${text.slice(at, begin)} `;
    at = end;
  }
  return { spans, rest: (rest + text.slice(at)).trim() };
}
