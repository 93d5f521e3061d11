import { describe, expect, it } from "@jest/globals";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { movedBy } from "./changed-event.ts";

/** How an hour's event in Berlin moves by so many minutes, in local time with its offset. */
function moved(start: string, minutes: number): string[] {
  const from = Temporal.ZonedDateTime.from(`${start}[Europe/Berlin]`);
  const [begins, ends] = [from, from.add({ hours: 1 })].map((at) => new Date(at.epochMilliseconds).toISOString());
  const event = { start: begins, end: ends, allDay: false } as CalendarEvent;
  const span = movedBy(event, minutes, from);
  return [span?.start, span?.end].map((at) =>
    Temporal.Instant.from(at ?? "")
      .toZonedDateTimeISO("Europe/Berlin")
      .toString({ timeZoneName: "never", smallestUnit: "minute" }),
  );
}

describe("an event that moves over the end of summer time", () => {
  it.each([
    ["2026-10-24T23:00", 240, ["2026-10-25T03:00+01:00", "2026-10-25T04:00+01:00"]],
    ["2026-10-25T04:00", -300, ["2026-10-24T23:00+02:00", "2026-10-25T00:00+02:00"]],
    ["2026-10-24T23:00", 1_440, ["2026-10-25T23:00+01:00", "2026-10-26T00:00+01:00"]],
  ])("is moved on the clock: %s by %i minutes", (start, minutes, span) => {
    expect(moved(start, minutes)).toEqual(span);
  });

  it.each([
    ["2026-10-25T02:30+01:00", 10, "2026-10-25T02:40+01:00"],
    ["2026-10-25T03:10+01:00", -20, "2026-10-25T02:50+01:00"],
  ])("always goes the way that was said: %s by %i minutes", (start, minutes, begins) => {
    expect(moved(start, minutes)[0]).toBe(begins);
  });

  it("is moved over the beginning, too, where an hour is missing", () => {
    expect(moved("2026-03-28T23:00", 240)[0]).toBe("2026-03-29T03:00+02:00");
    expect(moved("2026-03-29T01:30", 60)[0]).toBe("2026-03-29T03:30+02:00");
    expect(moved("2026-03-29T03:10", -20)[0]).toBe("2026-03-29T01:50+01:00");
  });
});
