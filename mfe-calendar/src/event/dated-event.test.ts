import { describe, expect, it } from "@jest/globals";
import { sampleEvent } from "../testing/sample-event.ts";
import { eventDays, eventKey } from "./dated-event.ts";

const days = (event: Parameters<typeof eventDays>[0], zone: string) => {
  const { first, last } = eventDays(event, zone);
  return [first.toString(), last.toString()];
};

describe("an event's days", () => {
  it("are in the viewer's time zone", () => {
    const late = sampleEvent({ start: "2026-11-20T23:30:00Z", end: "2026-11-21T00:30:00Z" });
    expect(days(late, "America/New_York")).toEqual(["2026-11-20", "2026-11-20"]);
    expect(days(late, "Asia/Tokyo")).toEqual(["2026-11-21", "2026-11-21"]);
    expect(days(late, "UTC")).toEqual(["2026-11-20", "2026-11-21"]);
  });

  it("don't include the day if it ends at that day's midnight", () => {
    expect(days(sampleEvent({ start: "2026-11-20T20:00:00Z", end: "2026-11-21T00:00:00Z" }), "UTC")).toEqual([
      "2026-11-20",
      "2026-11-20",
    ]);
  });

  it("stay the same for an all-day event in any time zone", () => {
    const holiday = sampleEvent({ allDay: true, start: "2026-11-19T23:00:00Z", end: "2026-11-20T23:00:00Z" });
    expect(days(holiday, "Pacific/Auckland")).toEqual(["2026-11-20", "2026-11-20"]);
    expect(days(holiday, "America/Los_Angeles")).toEqual(["2026-11-20", "2026-11-20"]);
  });
});

it("occurrences of one event have different keys", () => {
  const keys = ["2026-11-20T11:00:00Z", "2026-11-27T11:00:00Z"].map((occurrenceStart) =>
    eventKey(sampleEvent({ occurrenceStart })),
  );
  expect(new Set(keys).size).toBe(2);
});
