import type { Temporal } from "temporal-polyfill";
import type { Weekday } from "../time/week-start.ts";

export type Week = readonly Temporal.PlainDate[];

/** The weeks that touch a month, each of seven days from `start` on. */
export function monthGrid(month: Temporal.PlainYearMonth, start: Weekday): readonly Week[] {
  const first = beginningOfWeek(month.toPlainDate({ day: 1 }), start);
  const days = first.until(month.toPlainDate({ day: month.daysInMonth })).days + 1;
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => first.add({ days: week * 7 + day })),
  );
}

/** The day on which the week of `day` begins. */
export function beginningOfWeek(day: Temporal.PlainDate, start: Weekday): Temporal.PlainDate {
  return day.subtract({ days: (day.dayOfWeek - start + 7) % 7 });
}

/**
 * Instants between which everything lies that the days from first to last show in `zone`: a day more on either side, because a whole day
 * keeps its date and is up to a day earlier or later elsewhere. What belongs to none of the days is left out by its date.
 */
export function daysSpan(first: Temporal.PlainDate, last: Temporal.PlainDate, zone: string) {
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant().toString();
  return { from: midnight(first.subtract({ days: 1 })), to: midnight(last.add({ days: 2 })) };
}

/** The span of all days of a grid. */
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

/** Where a key leads from a day in the grid; undefined for a key that does not move. */
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
