import { Temporal } from "temporal-polyfill";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const DAY = "([A-Z][a-z]{2} \\d{4}-\\d\\d-\\d\\d)";
const TIME = "(\\d\\d:\\d\\d)";
const pattern = (text: string) => new RegExp(`^${text}$`);
const NOW = pattern(`${DAY} ${TIME} (\\S+)`);
const MOMENT = pattern(`${DAY}(?: ${TIME})?`);
const DAYS = pattern(`${DAY}(?: - ${DAY})?`);
const WITHIN_DAY = pattern(`${DAY} ${TIME}-${TIME}`);
const PAST_MIDNIGHT = pattern(`${DAY} ${TIME} - ${DAY} ${TIME}`);

export interface LocalSpan {
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
}

/** @throws Error when the weekday isn't the date's. */
function dayOf(text: string): Temporal.PlainDate {
  const [weekday, date = ""] = text.split(" ");
  const day = Temporal.PlainDate.from(date, { overflow: "reject" });
  const right = WEEKDAYS[day.dayOfWeek - 1];
  if (right !== weekday) throw new Error(`${date} is a ${right}, not a ${weekday}`);
  return day;
}

/** The instant of a local time. The set has no times that the clocks skip or repeat. */
const instant = (day: Temporal.PlainDate, time: string, zone: string) =>
  new Date(
    day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone, { disambiguation: "reject" })
      .epochMilliseconds,
  ).toISOString();

/** @throws Error when `text` isn't a local time with a zone. */
export function nowOf(text: string): { instant: Date; zone: string } {
  const [, day = "", time = "", zone = ""] = NOW.exec(text) ?? [];
  if (zone === "") throw new Error(`“${text}” isn't like “Wed 2026-11-18 10:00 Europe/Berlin”`);
  return { instant: new Date(instant(dayOf(day), time, zone)), zone };
}

/** @throws Error when `text` is no moment. */
export function momentOf(text: string, zone: string): string {
  const [, day, time = "00:00"] = MOMENT.exec(text) ?? [];
  if (day === undefined) throw new Error(`“${text}” is no moment`);
  return instant(dayOf(day), time, zone);
}

/** @throws Error when `text` is no span, or ends before it starts. */
export function spanOf(text: string, zone: string): LocalSpan {
  const span = parsed(text, zone);
  if (span.end <= span.start) throw new Error(`“${text}” ends before it starts`);
  return span;
}

function parsed(text: string, zone: string): LocalSpan {
  const days = DAYS.exec(text);
  if (days !== null) {
    const [, first = "", last = first] = days;
    const end = instant(dayOf(last).add({ days: 1 }), "00:00", zone);
    return { start: instant(dayOf(first), "00:00", zone), end, allDay: true };
  }
  const timed = (from: string, begins: string, to: string, ends: string) => ({
    start: instant(dayOf(from), begins, zone),
    end: instant(dayOf(to), ends, zone),
    allDay: false,
  });
  const [, day = "", from = "", to] = WITHIN_DAY.exec(text) ?? [];
  if (to !== undefined) return timed(day, from, day, to);
  const [, first = "", begins = "", last = "", ends] = PAST_MIDNIGHT.exec(text) ?? [];
  if (ends === undefined) throw new Error(`“${text}” is no span`);
  return timed(first, begins, last, ends);
}
