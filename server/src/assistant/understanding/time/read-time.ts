import { Temporal } from "temporal-polyfill";
import { chartFor } from "./charts.ts";
import { isPassed, isSkipped } from "./clock.ts";
import { weekStartOf, type Today } from "./dates.ts";
import { english } from "./english.ts";
import { daysOf } from "./named-days.ts";
import { itemsOf } from "./phrases.ts";
import { readable, unquoted } from "./readable-text.ts";
import { seriesOf } from "./recurring-days.ts";
import { partOf, rolesOf, type Roles } from "./roles.ts";
import { withImpossibleTimes } from "./impossible-times.ts";
import type { Fragment, Saying } from "./saying.ts";
import type { ClockTime, Days, TimeProblem, TimeReading } from "./time-reading.ts";
import { clocksOf } from "./times-of-day.ts";
import { usedText } from "./used-text.ts";

interface Asked {
  readonly now: Temporal.ZonedDateTime;
  /** BCP 47. */
  readonly language: string;
  /** Which half of the day is likely where the text doesn't say; it decides whether a time is over. */
  readonly settle?: (clock: ClockTime) => Temporal.PlainTime | null;
}

/**
 * What a text says of time in one of the languages that have tables. It never throws, and takes time in proportion to the
 * text. What could be meant in several ways is a problem in the answer, and never guessed.
 */
export function readTime(said: string, { now, language, settle }: Asked): TimeReading {
  const text = readable(said);
  const visible = unquoted(text);
  const chart = chartFor(language)?.(visible) ?? english();
  const items = itemsOf(visible, withImpossibleTimes(chart(visible), visible, language));
  const calendar: Today = { today: now.toPlainDate(), weekStart: weekStartOf(language) };
  const roles = rolesOf(items, visible);
  return { text, ...meaningOf(roles, { text, now, calendar, settle }), ...usedText(text, roles) };
}

interface Context {
  readonly text: string;
  readonly now: Temporal.ZonedDateTime;
  readonly calendar: Today;
  readonly settle: Asked["settle"];
}

type Meaning = Omit<TimeReading, "text" | "spans" | "rest">;

/** What a fragment says that can't be. */
function troubleIn({ saying: { trouble }, from, to }: Fragment, text: string): TimeProblem[] {
  if (trouble === undefined) return [];
  return [trouble === "impossible-time" ? { kind: trouble, said: text.slice(from, to) } : { kind: trouble }];
}

function meaningOf(roles: Roles, { text, now, calendar, settle }: Context): Meaning {
  const phrases = [...roles.main, ...(roles.range ?? [])];
  const fragments = phrases.flatMap((phrase) => phrase.fragments);
  const sayings = fragments.map(({ saying }) => saying);
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
  const length = first("lengthMinutes") ?? 0;
  const lasting = { days: Math.floor(length / DAY_MINUTES), months: first("lengthMonths") ?? 0 };
  const goesOn = lasting.days > 0 || lasting.months > 0;
  const isSeries = every.length > 0;
  const dated = isSeries
    ? seriesOf(roles, every, { count: first("count") ?? null, lasting: goesOn ? lasting : null }, when)
    : { ...daysOf(roles, when), recurrence: null };
  const moment = minutesAhead === null || minutesAhead === undefined ? null : momentIn(now, minutesAhead);
  const problems: TimeProblem[] = [
    ...fragments.flatMap((fragment) => troubleIn(fragment, text)),
    ...clockProblems,
    ...dated.problems,
    ...(roles.unread || (lasting.months > 0 && !isSeries) || (moment !== null && (start !== null || isSeries))
      ? [{ kind: "which-time" } as const]
      : []),
  ];
  const { days } = dated;
  const firstDay = start?.nextDay === true ? days?.first.add({ days: 1 }) : days?.first;
  if (firstDay !== undefined && start !== null && start.exact && isSkipped(firstDay, start.time, now.timeZoneId))
    problems.push({ kind: "skipped-time", day: firstDay, time: start.time });
  if (days !== null && isOver(days, when.start, now)) problems.push({ kind: "past" });
  return {
    days,
    part: partOf(phrases),
    start,
    end,
    allDay: first("allDay") === true,
    lengthMinutes: isSeries && goesOn ? null : (first("lengthMinutes") ?? null),
    moment,
    recurrence: dated.recurrence,
    reminderMinutes: first("leadMinutes") ?? null,
    problems: distinct(problems),
  };
}

const DAY_MINUTES = 1_440;
const MOST_MINUTES_AHEAD = 60 * 24 * 366;
const momentIn = (now: Temporal.ZonedDateTime, minutes: number) =>
  now.add({ minutes: Math.min(minutes, MOST_MINUTES_AHEAD) });

const distinct = (problems: readonly TimeProblem[]): TimeProblem[] => [
  ...new Map(problems.map((problem) => [problem.kind, problem])).values(),
];

/** Whether all of it is over. */
function isOver({ last, as }: Days, start: ClockTime | null, now: Temporal.ZonedDateTime): boolean {
  const ahead = Temporal.PlainDate.compare(last, now.toPlainDate());
  if (ahead !== 0) return ahead < 0;
  return as === "days" && start !== null && isPassed(start, now);
}
