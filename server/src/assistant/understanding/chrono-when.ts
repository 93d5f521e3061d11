import type { ParsedComponents, ParsedResult } from "chrono-node";
import { Temporal } from "temporal-polyfill";
import { dateParser } from "./chrono-locale.ts";
import type { Moment, Reading, When } from "./intent.ts";
import { hasUnreadTime } from "./unread-time.ts";
import { LAST_AFTERNOON_HOUR } from "./usual-hours.ts";

const namesDay = (parts: ParsedComponents) =>
  parts.isCertain("day") || parts.isCertain("weekday") || parts.isCertain("month");

const isExact = (parts: ParsedComponents, words: string) =>
  parts.isCertain("meridiem") || /(?<!\d)0\d:\d\d/.test(words) || (parts.get("hour") ?? 0) > 12;

/** An hour that's in the morning for some, and in the evening for others. */
const isEither = (parts: ParsedComponents, words: string) => {
  const hour = parts.get("hour") ?? 0;
  return parts.isCertain("hour") && !isExact(parts, words) && hour >= FIRST_EITHER && hour <= LAST_EITHER;
};
const FIRST_EITHER = 6;
const LAST_EITHER = 8;

function timeOf(parts: ParsedComponents, words: string): Temporal.PlainTime | null {
  if (!parts.isCertain("hour")) return null;
  const hour = parts.get("hour") ?? 0;
  const afternoon = !isExact(parts, words) && hour >= 1 && hour <= LAST_AFTERNOON_HOUR;
  return new Temporal.PlainTime(hour + (afternoon ? 12 : 0), parts.get("minute") ?? 0);
}

const dayOf = (parts: ParsedComponents) =>
  new Temporal.PlainDate(parts.get("year") ?? 1970, parts.get("month") ?? 1, parts.get("day") ?? 1);

function startOf(result: ParsedResult, now: Temporal.ZonedDateTime): Moment {
  const time = timeOf(result.start, result.text);
  if (namesDay(result.start)) return { day: dayOf(result.start), time };
  const today = now.toPlainDate();
  const gone = time !== null && Temporal.PlainTime.compare(time, now.toPlainTime()) <= 0;
  return { day: gone ? today.add({ days: 1 }) : today, time };
}

function endOf(result: ParsedResult, start: Moment): Moment | null {
  if (result.end === undefined || result.end === null) return null;
  const time = timeOf(result.end, result.text);
  const ownDay = namesDay(result.end) && dayOf(result.end).toString() !== dayOf(result.start).toString();
  const day = ownDay ? dayOf(result.end) : start.day;
  const end = { day, time };
  if (time === null || start.time === null || Temporal.PlainDate.compare(day, start.day) > 0) return end;
  if (Temporal.PlainTime.compare(time, start.time) > 0) return end;
  const later = time.hour < 12 ? time.add({ hours: 12 }) : time;
  return Temporal.PlainTime.compare(later, start.time) > 0 ? { day, time: later } : { day: day.add({ days: 1 }), time };
}

/** False for a month on its own, which is likely a name. */
const saysSomething = ({ start }: ParsedResult) =>
  start.isCertain("hour") || start.isCertain("day") || start.isCertain("weekday");

/** Combines a time and a day that are apart in the text. */
function joined(results: readonly ParsedResult[], now: Temporal.ZonedDateTime): When | null {
  const [first, second] = results;
  if (first === undefined) return null;
  const firstStart = startOf(first, now);
  const alone = { start: firstStart, end: endOf(first, firstStart), dayNamed: namesDay(first.start) };
  if (second === undefined) return alone;
  const timed = [first, second].find((result) => timeOf(result.start, result.text) !== null);
  const dated = [first, second].find((result) => namesDay(result.start) && result !== timed);
  if (timed === undefined || dated === undefined || namesDay(timed.start)) return alone;
  const start = { day: dayOf(dated.start), time: timeOf(timed.start, timed.text) };
  return { start, end: endOf(timed, start), dayNamed: true };
}

/** What a text says about time in a language that has no tables. */
export interface ChronoWhen {
  readonly when: When;
  /** Whether that's all that the text says of time, and means the same to everybody. */
  readonly isSure: boolean;
  /** The text without it. */
  readonly rest: string;
}

/** "Next Friday" is another one to different people, and so are eight days. */
const MEANT_DIFFERENTLY =
  /próxim|prochain|(?<!\p{L})в час(?!\p{L})|nächst|prossim|siguiente|следующ|(?<!\p{L})(?:acht|quince|quinze|huit|otto|oito|восемь|8|15) (?:tage|días|jours|giorni|dias|дней)/iu;

/** Null if it says nothing. */
export function chronoWhen(text: string, { now, language }: Reading): ChronoWhen | null {
  const results = (
    dateParser(language)?.parse(
      text,
      { instant: new Date(now.epochMilliseconds), timezone: now.offsetNanoseconds / 6e10 },
      { forwardDate: true },
    ) ?? []
  )
    .filter(saysSomething)
    .slice(0, 2);
  const when = joined(results, now);
  if (when === null) return null;
  const rest = results.toReversed().reduce((left, result) => {
    const before = left.slice(0, result.index);
    return `${before} ${left.slice(result.index + result.text.length)}`;
  }, text);
  const isSure =
    !results.some(({ start, text: said }) => isEither(start, said) || MEANT_DIFFERENTLY.test(said)) &&
    results.filter(({ start }) => namesDay(start)).length < 2 &&
    !hasUnreadTime(rest, language);
  return { when, isSure, rest };
}
