import { describe, expect, it } from "@jest/globals";
import { sampleEvent } from "../testing/sample-event.ts";
import { patchEvents, reaches } from "./event-change.ts";

const occurrence = (day: number) => {
  const start = `2026-11-${day}T11:00:00.000Z`;
  return sampleEvent({ recurrence: "FREQ=WEEKLY", start, end: `2026-11-${day}T12:00:00.000Z`, occurrenceStart: start });
};
const [first, second, third] = [occurrence(13), occurrence(20), occurrence(27)];

describe("a change's scope", () => {
  it.each([
    ["one", [false, true, false]],
    ["following", [false, true, true]],
    ["all", [true, true, true]],
  ] as const)("%s", (scope, reached) => {
    expect([first, second, third].map((event) => reaches(second, scope, event))).toEqual(reached);
  });

  it("never affects other events", () => {
    expect(reaches(second, "all", sampleEvent({ id: "another" }))).toBe(false);
  });

  it("moves every occurrence in scope by the same amount", () => {
    const moved = patchEvents([first, second, third], second, "following", {
      start: "2026-11-21T09:30:00Z",
      end: "2026-11-21T10:45:00Z",
    });
    expect(moved.map(({ start, end }) => [start, end])).toEqual([
      [first.start, first.end],
      ["2026-11-21T09:30:00.000Z", "2026-11-21T10:45:00.000Z"],
      ["2026-11-28T09:30:00.000Z", "2026-11-28T10:45:00.000Z"],
    ]);
  });
});
