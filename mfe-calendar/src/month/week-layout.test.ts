import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { type DatedEvent, dateEvent } from "../event/dated-event.ts";
import { sampleEvent } from "../testing/sample-event.ts";
import { eventsOfDay, fitWeek, layoutWeek } from "./week-layout.ts";

const monday = Temporal.PlainDate.from("2026-11-16");
const week = Array.from({ length: 7 }, (_, day) => monday.add({ days: day }));

/** An event from one day to another of the week above. Days below 0 and above 6 are outside the week. */
function spanning(first: number, last: number, id = `${first}-${last}`): DatedEvent {
  const midnight = (offset: number) => monday.add({ days: offset }).toZonedDateTime("UTC").toInstant().toString();
  const event = sampleEvent({ id, allDay: true, timezone: "UTC", start: midnight(first), end: midnight(last + 1) });
  return dateEvent(event, "UTC");
}

const arbitraryEvents = fc
  .array(fc.tuple(fc.integer({ min: -4, max: 9 }), fc.integer({ min: 0, max: 9 })), { maxLength: 14 })
  .map((spans) => spans.map(([first, length], index) => spanning(first, first + length, String(index))));

describe("the layout of a week", () => {
  it("never overlaps two events, and shows every event in the week once", () => {
    fc.assert(
      fc.property(arbitraryEvents, (events) => {
        const segments = layoutWeek(events, week);
        const cells = segments.flatMap(({ lane, column, span }) =>
          Array.from({ length: span }, (_, offset) => `${lane}:${column + offset}`),
        );
        expect(new Set(cells).size).toBe(cells.length);
        const touching = events.filter((dated) => week.some((day) => eventsOfDay([dated], day).length > 0));
        expect(segments.map(({ dated }) => dated.key).toSorted()).toEqual(touching.map(({ key }) => key).toSorted());
      }),
    );
  });

  it("marks events that continue outside the week", () => {
    const [before, after] = layoutWeek([spanning(-2, 1), spanning(5, 8)], week);
    expect(before).toMatchObject({ column: 0, span: 2, continuesBefore: true, continuesAfter: false });
    expect(after).toMatchObject({ column: 5, span: 2, continuesBefore: false, continuesAfter: true });
  });

  it("puts longer events above shorter ones, and reuses free lanes", () => {
    const segments = layoutWeek([spanning(0, 0), spanning(0, 2), spanning(3, 3)], week);
    expect(segments.map(({ dated, lane }) => [dated.key, lane])).toEqual([
      ["0-2", 0],
      ["0-0", 1],
      ["3-3", 0],
    ]);
  });
});

describe("fitting a week into its row", () => {
  it("counts every hidden event, and never uses more lanes than there are", () => {
    fc.assert(
      fc.property(arbitraryEvents, fc.integer({ min: 1, max: 6 }), (events, capacity) => {
        const { shown, hidden } = fitWeek(layoutWeek(events, week), capacity);
        for (const [column, day] of week.entries()) {
          const here = shown.filter(({ column: first, span }) => column >= first && column < first + span);
          expect(here.length + (hidden[column] ?? 0)).toBe(eventsOfDay(events, day).length);
          const lanes = here.map(({ lane }) => lane);
          expect(Math.max(-1, ...lanes)).toBeLessThan(hidden[column] ? capacity - 1 : capacity);
        }
      }),
    );
  });

  it("shows all events of a day if they just fit", () => {
    const { shown, hidden } = fitWeek(layoutWeek([spanning(2, 2, "a"), spanning(2, 2, "b")], week), 2);
    expect(shown).toHaveLength(2);
    expect(hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
