import type { Temporal } from "temporal-polyfill";
import type { Weekday } from "../time/week-start.ts";

export type Week = readonly Temporal.PlainDate[];

/** The weeks that overlap a month, each seven days starting on `start`. */
export function monthGrid(month: Temporal.PlainYearMonth, start: Weekday): readonly Week[] {
  const first = beginningOfWeek(month.toPlainDate({ day: 1 }), start);
  const days = first.until(month.toPlainDate({ day: month.daysInMonth })).days + 1;
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => first.add({ days: week * 7 + day })),
  );
}

/** The first day of the week that `day` is in. */
export function beginningOfWeek(day: Temporal.PlainDate, start: Weekday): Temporal.PlainDate {
  return day.subtract({ days: (day.dayOfWeek - start + 7) % 7 });
}

/**
 * Time span to request for showing the days from first to last in `zone`. Includes an extra day on either side, because an all-day event
 * keeps its date and can be up to a day earlier or later in its own time zone. Events outside the days are filtered out by date later.
 */
export function daysSpan(first: Temporal.PlainDate, last: Temporal.PlainDate, zone: string) {
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant().toString();
  return { from: midnight(first.subtract({ days: 1 })), to: midnight(last.add({ days: 2 })) };
}

/** The span to request for all days of a grid. */
export function gridSpan(weeks: readonly Week[], zone: string) {
  const first = weeks[0]?.[0];
  const last = weeks.at(-1)?.at(-1);
  if (!first || !last) throw new RangeError("A month has weeks");
  return daysSpan(first, last, zone);
}

export interface GridKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The day a key moves to from `day`. Undefined for keys that don't move. */
export function dayByKey(day: Temporal.PlainDate, { key, shiftKey }: GridKey, start: Weekday) {
  switch (key) {
    case "ArrowLeft":
      return day.subtract({ days: 1 });
    case "ArrowRight":
      return day.add({ days: 1 });
    case "ArrowUp":
      return day.subtract({ weeks: 1 });
    case "ArrowDown":
      return day.add({ weeks: 1 });
    case "PageUp":
      return day.subtract(shiftKey ? { years: 1 } : { months: 1 });
    case "PageDown":
      return day.add(shiftKey ? { years: 1 } : { months: 1 });
    case "Home":
      return beginningOfWeek(day, start);
    case "End":
      return beginningOfWeek(day, start).add({ days: 6 });
    default:
      return undefined;
  }
}
