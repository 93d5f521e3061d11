import { perReading } from "./per-reading.ts";
import { Temporal } from "temporal-polyfill";
import type { Moment, Reading, TimeTrouble, ToldProblem, When } from "./intent.ts";
import { mergedReading, startTold } from "./time/merged-reading.ts";
import { readTime } from "./time/read-time.ts";
import type { DayPart } from "./time/saying.ts";
import type { ClockTime, Days, TimeReading } from "./time/time-reading.ts";
import { likelyTime, usualTime } from "./usual-hours.ts";

/** What a text says about time, as far as one can act on it. */
export interface FoundTime {
  /** Null if the text names neither day nor time, or if it's unclear which. */
  readonly when: When | null;
  /** The days that the text names, if it does. */
  readonly days: Days | null;
  readonly minutes: number | null;
  readonly part: DayPart | null;
  readonly allDay: boolean;
  /** RRULE value. */
  readonly recurrence: string | null;
  /** Days that the recurrence leaves out. */
  readonly exceptDays: readonly Temporal.PlainDate[];
  readonly reminderMinutes: number | null;
  /** Something is unclear, impossible or over, so nothing may be written before that's asked. */
  readonly unclear: boolean;
  /** The time is over today, and no other day is named. */
  readonly passed: boolean;
  /** A word like "to" leads to the time: something moves there, or ends then. */
  readonly target: boolean;
  /** It's the time of something that was spoken of before. */
  readonly isSameTime: boolean;
  /** What's said is over, or a day that was. */
  readonly isPast: boolean;
  /** Why nothing can be put into a calendar then, if that's worth saying. */
  readonly trouble: TimeTrouble | null;
  /** When it starts, as far as that's said. */
  readonly clock: ClockTime | null;
  /** Something is said of time, whether or not it's clear. */
  readonly isSaid: boolean;
  /** Days that are named beside each other: "Thursday and Friday". */
  readonly severalDays: readonly Temporal.PlainDate[];
  /** What the text says of it. */
  readonly told: string;
  /** The text without all of it. */
  readonly rest: string;
}

/** What a text says, with the day that was spoken of where it says only a time. */
function read(text: string, reading: Reading, settle: Settle): TimeReading {
  const found = readIn(text, reading, settle);
  const { day, week, time } = reading;
  if (found.moment !== null) return found;
  if (found.days !== null) return week === undefined ? found : { ...found, days: inSpokenWeek(found.days, week) };
  if (day === undefined) return found;
  const start = found.start ?? (time === undefined ? null : { time, exact: true, nextDay: false });
  return start === null ? found : { ...found, start, days: { first: day, last: day, as: "days" } };
}

/** A day that was spoken of, as one of a later week. Undefined if a weekday alone would have named it. */
export const laterWeek = (day: Temporal.PlainDate, { now }: Pick<Reading, "now">): Temporal.PlainDate | undefined =>
  now.toPlainDate().until(day).days >= 7 ? day : undefined;

/** A weekday alone, after a day of a later week was spoken of, is one of that week. */
function inSpokenWeek(days: Days, spoken: Temporal.PlainDate): Days {
  if (days.isOfAnyWeek !== true || Temporal.PlainDate.compare(spoken, days.first) <= 0) return days;
  const day = spoken.add({ days: days.first.dayOfWeek - spoken.dayOfWeek });
  return Temporal.PlainDate.compare(day, days.first) <= 0 ? days : { first: day, last: day, as: "days" };
}

/** In the person's language; if that finds nothing, in English. */
function readIn(text: string, reading: Reading, settle: Settle): TimeReading {
  const own = readTime(text, { ...reading, settle });
  if (own.spans.length > 0 || reading.language.startsWith("en")) return own;
  const english = readTime(text, { ...reading, settle, language: "en" });
  // A length alone may be a word of the other language, and so may a day's short name: "mon" is French, too.
  const isShort = english.spans.every(([from, to]) => /^\p{L}{1,3}$/u.test(english.text.slice(from, to)));
  return isShort || (english.days === null && english.start === null && english.moment === null) ? own : english;
}

export type Settle = (clock: ClockTime) => Temporal.PlainTime | null;

/** Finds what a text says about time. `settle` tells which half of the day is meant where that isn't said. */
export const findTime = (text: string, reading: Reading, settle?: Settle): FoundTime =>
  settle === undefined ? usually(text, reading) : found(text, reading, settle);

const found = (text: string, reading: Reading, settle: Settle): FoundTime =>
  foundIn(read(text, reading, settle), reading.now, settle);

const usually = perReading((text, reading) => found(text, reading, (clock) => usualTime(clock, text)));

/** Something that was said, and how to read it. */
export interface SaidText {
  readonly text: string;
  readonly reading: Reading;
}

/** Like `findTime`, in an order and what was answered since to questions about it. What's left is that of the order. */
export const findTimeIn = (said: readonly [SaidText, ...SaidText[]], settle: Settle): FoundTime =>
  foundIn(readingIn(said, settle), nowOf(said), settle);

const nowOf = (said: readonly [SaidText, ...SaidText[]]) => (said.at(-1) ?? said[0]).reading.now;

function readingIn(said: readonly [SaidText, ...SaidText[]], settle: Settle): TimeReading {
  const [order, ...answers] = said;
  const today = nowOf(said).toPlainDate();
  return answers.reduce(
    (known, { text, reading }) => mergedReading(known, read(text, reading, settle), today),
    read(order.text, order.reading, settle),
  );
}

function foundIn(found: TimeReading, now: Temporal.ZonedDateTime, settle: Settle): FoundTime {
  const { when, unsettled, passed = false } = whenOf(found, now, settle);
  return {
    when,
    days: found.days,
    minutes: found.lengthMinutes,
    part: found.part,
    allDay: found.allDay,
    recurrence: found.recurrence?.rule ?? null,
    exceptDays: found.recurrence?.exceptDays ?? [],
    reminderMinutes: found.reminderMinutes,
    unclear: unsettled || found.problems.length > 0,
    passed,
    target: found.spans.some(([from]) => LEADS_THERE.test(found.text.slice(0, from))),
    isSameTime: found.problems.some(({ kind }) => kind === "same-time"),
    isPast: passed || found.problems.some(({ kind }) => kind === "past"),
    trouble: troubleIn(found, { when, passed, now }),
    clock: found.start,
    isSaid: found.spans.length > 0,
    severalDays: found.problems.flatMap((problem) => (problem.kind === "which-day" ? problem.days : [])),
    told: found.spans.map(([from, to]) => found.text.slice(from, to)).join(" "),
    rest: found.rest,
  };
}

/** What's over, and when it could be instead: at that time today, or tomorrow. */
function overIn(
  { days }: TimeReading,
  { when, passed, now }: { when: When | null; passed: boolean; now: Temporal.ZonedDateTime },
): TimeTrouble {
  const today = now.toPlainDate();
  const time = when?.start.time ?? null;
  const day = passed ? today : (days?.first ?? today);
  if (time === null) return { kind: "past", day, time, instead: null };
  const isAhead = Temporal.PlainTime.compare(time, now.toPlainTime()) > 0;
  return { kind: "past", day, time, instead: { day: isAhead ? today : today.add({ days: 1 }), time } };
}

const TOLD: ReadonlySet<string> = new Set(["impossible-date", "impossible-time", "skipped-time", "lunar-date"]);

function troubleIn(
  found: TimeReading,
  at: { when: When | null; passed: boolean; now: Temporal.ZonedDateTime },
): TimeTrouble | null {
  const told = found.problems.find((problem): problem is ToldProblem => TOLD.has(problem.kind));
  if (told !== undefined) return told;
  const { start } = found;
  if (start !== null && !start.exact && at.when === null && found.problems.length === 0)
    return { kind: "which-half", time: start.time };
  const isOver = at.passed || found.problems.some(({ kind }) => kind === "past");
  const isAlone = found.problems.every(({ kind }) => kind === "past");
  return isOver && isAlone && found.recurrence === null ? overIn(found, at) : null;
}

const LEADS_THERE = /(?:^|[\s,])(?:to|onto|đến|tới|qua|den)\s*$|(?:到|至|改成|改为|改在)\s*$/iu;

interface Settled {
  readonly when: When | null;
  readonly unsettled: boolean;
  readonly passed?: boolean;
}

const NOTHING: Settled = { when: null, unsettled: false };

function whenOf(found: TimeReading, now: Temporal.ZonedDateTime, settle: Settle): Settled {
  const { days, start, end, moment } = found;
  if (moment !== null)
    return {
      when: { start: { day: moment.toPlainDate(), time: moment.toPlainTime() }, end: null, dayNamed: true },
      unsettled: false,
    };
  if (days === null && start === null) return NOTHING;
  const today = now.toPlainDate();
  const first = days?.first ?? today;
  if (days?.as === "week" || days?.as === "month")
    return { when: { start: { day: first, time: null }, end: null, dayNamed: true }, unsettled: true };
  if (start === null) {
    const last = days === null || days.last.equals(days.first) ? null : { day: days.last, time: null };
    return { when: { start: { day: first, time: null }, end: last, dayNamed: true }, unsettled: false };
  }
  // Which of several days begins then, or how long it goes on, isn't said.
  if (days !== null && !days.last.equals(days.first) && (end === null || days.as !== "days"))
    return { when: { start: { day: first, time: null }, end: null, dayNamed: true }, unsettled: true };
  const time = settle(start);
  if (time === null) return { when: null, unsettled: true };
  const day = start.nextDay ? first.add({ days: 1 }) : first;
  const over = Temporal.PlainDate.compare(day, today) === 0 && Temporal.PlainTime.compare(time, now.toPlainTime()) <= 0;
  const begins = { day: over && days === null ? day.add({ days: 1 }) : day, time };
  return {
    when: { start: begins, end: endAt(end, begins, days), dayNamed: days !== null },
    unsettled: over && days !== null,
    passed: over && days === null,
  };
}

/** An end that could be before or after noon is the first one after the start. */
function endAt(end: ClockTime | null, start: Moment, days: Days | null): Moment | null {
  if (end === null || start.time === null)
    return days === null || days.last.equals(days.first) ? null : { day: days.last, time: null };
  const day = days === null || days.last.equals(days.first) ? start.day : days.last;
  if (end.nextDay) return { day: day.add({ days: 1 }), time: end.time };
  const isAfter = (time: Temporal.PlainTime) => start.time !== null && Temporal.PlainTime.compare(time, start.time) > 0;
  if (day.equals(start.day) && !isAfter(end.time)) {
    const later = end.time.add({ hours: 12 });
    return !end.exact && isAfter(later) ? { day, time: later } : { day: day.add({ days: 1 }), time: end.time };
  }
  return { day, time: end.time };
}

/** Finds which day and time of something that exists, or should be asked about, a text names. */
export function findWhen(text: string, reading: Reading): { when: When | null; rest: string } {
  const { when, rest } = findTime(text, reading, likelyTime);
  return { when, rest };
}

/** The one day that a text names and nothing else. Null if it says anything else, or of more days or of none. */
export function dayAlone(text: string, reading: Reading): Temporal.PlainDate | null {
  const { days, rest, clock } = findTime(text, reading, likelyTime);
  return days !== null && days.first.equals(days.last) && clock === null && rest.trim() === "" ? days.first : null;
}

/** Finds where a text wants something to be; null too if that's unclear. A time that's over today, or "the same", is that of what's there already. */
export function findTarget(said: readonly [SaidText, ...SaidText[]], settle: Settle): When | null {
  const found = readingIn(said, settle);
  const problems = found.problems.filter(({ kind }) => kind !== "same-time");
  const { when, unclear } = foundIn({ ...found, start: startTold(found), problems }, nowOf(said), settle);
  return unclear ? null : when;
}
