import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { MAX_WINDOW_MS } from "../../calendar/limits.ts";
import { occurrencesBetween } from "../../calendar/occurrences.ts";
import { formatRule, parseRule } from "../../calendar/recurrence-rule.ts";
import { seriesOfEvent } from "../testing/memory-calendar.ts";
import type { GoldenEvent } from "./dialogue.ts";
import { momentOf, spanOf } from "./local-time.ts";

/** The golden event as the calendar keeps it. */
export function eventOf(golden: GoldenEvent, zone: string, id: string): CalendarEvent {
  return {
    id,
    ...spanOf(golden.on, zone),
    title: typeof golden.title === "string" ? golden.title : golden.title[0],
    description: golden.description ?? null,
    location: golden.location ?? null,
    timezone: zone,
    recurrence: golden.recurrence === undefined ? null : formatRule(parseRule(golden.recurrence)),
    exceptions: (golden.exceptions ?? []).map((at) => momentOf(at, zone)).sort(),
    color: "blue",
    reminders: (golden.reminders ?? []).toSorted((a, b) => a - b),
    source: "user",
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    version: 1,
  };
}

const folded = (text: string) => text.normalize("NFC").toLowerCase();

const titlesOf = ({ title }: GoldenEvent) => (typeof title === "string" ? [title] : title);

/** Rules say the same when they give the same occurrences, and both end or neither does. */
function sameRepeats(actual: CalendarEvent, expected: CalendarEvent): boolean {
  if (actual.recurrence === expected.recurrence) return true;
  const [a, b] = [seriesOfEvent(actual), seriesOfEvent(expected)];
  if (a === undefined || b === undefined || (a.lastStart === null) !== (b.lastStart === null)) return false;
  const end = new Date(a.start.getTime() + MAX_WINDOW_MS);
  const starts = (series: typeof a) =>
    occurrencesBetween(series, series.start, end).map(({ start }) => start.getTime());
  return starts(a).join() === starts(b).join();
}

/** Whether the calendar's event is exactly the golden one. */
export function isSameEvent(actual: CalendarEvent, golden: GoldenEvent, zone: string): boolean {
  const expected = eventOf(golden, zone, actual.id);
  const alike = ({
    start,
    end,
    allDay,
    timezone,
    exceptions,
    color,
    reminders,
    location,
    description,
  }: CalendarEvent) =>
    JSON.stringify([
      start,
      end,
      allDay,
      timezone,
      exceptions,
      color,
      reminders,
      folded(location ?? ""),
      folded(description ?? ""),
    ]);
  return (
    titlesOf(golden).some((title) => folded(title) === folded(actual.title)) &&
    alike(actual) === alike(expected) &&
    sameRepeats(actual, expected)
  );
}
