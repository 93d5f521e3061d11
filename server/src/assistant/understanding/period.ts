import type { Temporal } from "temporal-polyfill";
import type { Moment, Period, Reading } from "./intent.ts";
import type { Days } from "./time/time-reading.ts";
import { likelyTime } from "./usual-hours.ts";
import { findTime } from "./when.ts";

/** How far ahead "upcoming" looks. */
const UPCOMING_DAYS = 14;

/** "Friday 27 November". */
export const spoken = (day: Temporal.PlainDate) =>
  day.toLocaleString("en-GB", { weekday: "long", day: "numeric", month: "long" }).replace(",", "");

/** "today", "tomorrow", or "on Friday 27 November". */
export function dayName(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const ahead = today.until(day).days;
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  if (ahead === -1) return "yesterday";
  return datedName(day, today);
}

/** "on Friday 27 November". */
export const datedName = (day: Temporal.PlainDate, today: Temporal.PlainDate): string =>
  day.year === today.year ? `on ${spoken(day)}` : `on ${spoken(day)} ${day.year}`;

export const momentName = ({ day, time }: Moment, today: Temporal.PlainDate): string =>
  time === null ? dayName(day, today) : `${dayName(day, today)} at ${time.toString({ smallestUnit: "minute" })}`;

/** "This week", "next weekend". */
function periodName({ first, as }: Days, reading: Reading): string | null {
  if (as === "days") return null;
  const today = reading.now.toPlainDate();
  const ahead =
    as === "month"
      ? (first.year - today.year) * 12 + first.month - today.month
      : Math.ceil(today.until(first).days / 7) - (as === "weekend" && today.dayOfWeek < 6 ? 1 : 0);
  return ahead === 0 ? `this ${as}` : ahead === 1 ? `next ${as}` : null;
}

/** The days that a calendar question asks about; two weeks from today if it names none. */
export function periodOf(text: string, reading: Reading): Period & { readonly rest: string } {
  const today = reading.now.toPlainDate();
  const { days, when, rest } = findTime(text, reading, likelyTime);
  if (days !== null) {
    const name = periodName(days, reading) ?? dayName(days.first, today);
    return { from: days.first, to: days.last.add({ days: 1 }), name, rest };
  }
  if (when !== null) {
    const { day } = when.start;
    return { from: day, to: day.add({ days: 1 }), name: dayName(day, today), rest };
  }
  return {
    from: today,
    to: today.add({ days: UPCOMING_DAYS }),
    name: `in the next ${UPCOMING_DAYS / 7} weeks`,
    rest: text,
  };
}
