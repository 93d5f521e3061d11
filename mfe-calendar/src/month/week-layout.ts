import { Temporal } from "temporal-polyfill";
import type { DatedEvent } from "../event/dated-event.ts";
import type { Week } from "./month-grid.ts";

/** The part of an event within one week. Columns and lanes count from 0. */
export interface Segment {
  readonly dated: DatedEvent;
  readonly lane: number;
  readonly column: number;
  /** Days, 1 to 7. */
  readonly span: number;
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/** Puts each event into the lowest lane that's free on all its days. Longer events go first, then earlier ones. */
export function layoutWeek(events: readonly DatedEvent[], week: Week): readonly Segment[] {
  const [first, last] = [week[0], week[6]];
  if (!first || !last) throw new RangeError("A week has seven days");
  const taken: boolean[][] = [];
  return events
    .filter(
      ({ days }) =>
        Temporal.PlainDate.compare(days.first, last) <= 0 && Temporal.PlainDate.compare(days.last, first) >= 0,
    )
    .toSorted(byPlace)
    .map((dated) => {
      const begins = first.until(dated.days.first).days;
      const ends = first.until(dated.days.last).days;
      const column = Math.max(0, begins);
      const span = Math.min(6, ends) - column + 1;
      const lane = claimLane(taken, column, span);
      return { dated, lane, column, span, continuesBefore: begins < 0, continuesAfter: ends > 6 };
    });
}

/** One day's events, in list order. */
export function eventsOfDay(events: readonly DatedEvent[], day: Temporal.PlainDate): readonly DatedEvent[] {
  return events
    .filter(
      ({ days }) => Temporal.PlainDate.compare(days.first, day) <= 0 && Temporal.PlainDate.compare(days.last, day) >= 0,
    )
    .toSorted(byPlace);
}

/** The segments that fit in `capacity` lanes. On a day with more, the last lane shows how many are hidden. */
export function fitWeek(segments: readonly Segment[], capacity: number) {
  const columns = Array.from({ length: 7 }, (_, column) => segments.filter((segment) => covers(segment, column)));
  const overflows = columns.map((inColumn) => inColumn.some(({ lane }) => lane >= capacity));
  const shown = segments.filter((segment) => {
    if (segment.lane < capacity - 1) return true;
    return segment.lane === capacity - 1 && !overflows.some((full, column) => full && covers(segment, column));
  });
  const hidden = columns.map((inColumn) => inColumn.filter((segment) => !shown.includes(segment)).length);
  return { shown, hidden } as const;
}

const covers = ({ column, span }: Segment, day: number) => day >= column && day < column + span;

function claimLane(taken: boolean[][], column: number, span: number): number {
  const columns = Array.from({ length: span }, (_, offset) => column + offset);
  let lane = 0;
  while (columns.some((day) => taken[lane]?.[day])) lane += 1;
  const row = (taken[lane] ??= []);
  for (const day of columns) row[day] = true;
  return lane;
}

function byPlace(left: DatedEvent, right: DatedEvent): number {
  return (
    Temporal.PlainDate.compare(left.days.first, right.days.first) ||
    Temporal.PlainDate.compare(right.days.last, left.days.last) ||
    Number(right.event.allDay) - Number(left.event.allDay) ||
    Date.parse(left.event.start) - Date.parse(right.event.start) ||
    left.key.localeCompare(right.key)
  );
}
