import { Temporal } from "temporal-polyfill";
import type { Moment, Period, Reading } from "./intent.ts";
import { findWhen } from "./when.ts";

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
  return day.year === today.year ? `on ${spoken(day)}` : `on ${spoken(day)} ${day.year}`;
}

export const momentName = ({ day, time }: Moment, today: Temporal.PlainDate): string =>
  time === null ? dayName(day, today) : `${dayName(day, today)} at ${time.toString({ smallestUnit: "minute" })}`;

/** The days that a calendar question asks about; two weeks from today if it names none. */
export function periodOf(text: string, reading: Reading): Period & { readonly rest: string } {
  const today = reading.now.toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const named: readonly (readonly [RegExp, () => Period])[] = [
    [
      /\bthis weekend\b|\bthe weekend\b/i,
      () => ({ from: monday.add({ days: 5 }), to: monday.add({ days: 7 }), name: "this weekend" }),
    ],
    [
      /\bnext weekend\b/i,
      () => ({ from: monday.add({ days: 12 }), to: monday.add({ days: 14 }), name: "next weekend" }),
    ],
    [
      /\bthis week\b|\bthe week\b|\bmy week\b/i,
      () => ({ from: today, to: monday.add({ days: 7 }), name: "this week" }),
    ],
    [/\bnext week\b/i, () => ({ from: monday.add({ days: 7 }), to: monday.add({ days: 14 }), name: "next week" })],
    [/\bthis month\b/i, () => ({ from: today, to: today.with({ day: 1 }).add({ months: 1 }), name: "this month" })],
    [
      /\bnext month\b/i,
      () => ({
        from: today.with({ day: 1 }).add({ months: 1 }),
        to: today.with({ day: 1 }).add({ months: 2 }),
        name: "next month",
      }),
    ],
  ];
  for (const [pattern, period] of named) {
    if (pattern.test(text)) return { ...period(), rest: text.replace(pattern, " ") };
  }
  const { when, rest } = findWhen(text, reading);
  if (when !== null && (when.dayNamed || when.start.time !== null)) {
    const last = when.end?.day ?? when.start.day;
    const to = (Temporal.PlainDate.compare(last, when.start.day) < 0 ? when.start.day : last).add({ days: 1 });
    return { from: when.start.day, to, name: dayName(when.start.day, today), rest };
  }
  return {
    from: today,
    to: today.add({ days: UPCOMING_DAYS }),
    name: `in the next ${UPCOMING_DAYS / 7} weeks`,
    rest: text,
  };
}
