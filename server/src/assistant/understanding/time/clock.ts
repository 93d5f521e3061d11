import { Temporal } from "temporal-polyfill";
import type { ClockSpec, DayPart } from "./saying.ts";
import type { ClockTime } from "./time-reading.ts";

const at = (hour: number, minute: number, exact: boolean): ClockTime => ({
  time: new Temporal.PlainTime(hour % 24, minute),
  exact,
  nextDay: hour >= 24,
});

/** The hour in a part of the day; null if that could be two times. */
function hourIn(part: DayPart, hour: number): number | null {
  const twelve = hour % 12;
  switch (part) {
    case "dawn":
    case "morning":
      return twelve;
    case "noon":
      return twelve <= 4 ? twelve + 12 : twelve;
    case "afternoon":
      return twelve + 12;
    case "evening":
      return twelve >= 4 ? twelve + 12 : null;
    case "night":
      return twelve >= 6 ? twelve + 12 : null;
  }
}

/** A clock time with what's known of the part of the day; null if that could be two times. */
export function clockIn({ hour, minute, exact, on24 }: ClockSpec, part: DayPart | null): ClockTime | null {
  if (exact || hour > 12 || hour === 0) return at(hour, minute, true);
  if (part === null) return { ...at(hour, minute, false), ...(on24 && { on24 }) };
  const known = hourIn(part, hour);
  return known === null ? null : at(known, minute, true);
}

const later = ({ time }: ClockTime): ClockTime => at(time.hour + 12, time.minute, true);
const isAfter = (one: ClockTime, other: ClockTime) => Temporal.PlainTime.compare(one.time, other.time) > 0;

/** A range in which one end tells about the other: "2 to 4pm", 下午两点到四点, "10pm to 6am". */
export function clockRange(start: ClockTime, end: ClockTime): { start: ClockTime; end: ClockTime } {
  if (!start.exact && end.exact) {
    const afternoon = start.time.hour < 12 ? later(start) : start;
    if (!end.nextDay && isAfter(end, afternoon)) return clockRange(afternoon, end);
    return isAfter(end, start) ? { start: { ...start, exact: true }, end } : { start, end };
  }
  if (start.exact && !end.exact) {
    if (isAfter(end, start)) return { start, end: { ...end, exact: true } };
    const afternoon = end.time.hour < 12 ? later(end) : end;
    if (isAfter(afternoon, start)) return { start, end: afternoon };
    // "9pm to 12" is until midnight.
    if (end.time.hour === 12) return { start, end: at(24, end.time.minute, true) };
    return { start, end: { ...end, exact: true, nextDay: true } };
  }
  if (start.exact && end.exact && !end.nextDay && !isAfter(end, start))
    return { start, end: { ...end, nextDay: true } };
  return { start, end };
}

/** Whether the clocks skip a local time. */
export const isSkipped = (day: Temporal.PlainDate, time: Temporal.PlainTime, zone: string): boolean =>
  !day.toPlainDateTime(time).toZonedDateTime(zone).toPlainTime().equals(time);

/** Whether a time of today is over. One that could be morning or afternoon counts as afternoon. */
export function isPassed({ time, exact, nextDay }: ClockTime, now: Temporal.ZonedDateTime): boolean {
  if (nextDay) return false;
  const latest = !exact && time.hour < 12 ? time.add({ hours: 12 }) : time;
  return Temporal.PlainTime.compare(latest, now.toPlainTime()) <= 0;
}
