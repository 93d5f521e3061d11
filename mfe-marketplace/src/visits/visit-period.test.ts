import { describe, expect, it } from "@jest/globals";
import { createVisitClock } from "./visit-clock.ts";
import { linkState } from "./visit-source.ts";
import { lastDays } from "./visit-period.ts";

describe("a period of visits", () => {
  const now = Date.parse("2026-11-20T15:00:00Z");
  it.each([
    ["UTC", "2026-11-14T00:00:00.000Z", "2026-11-21T00:00:00.000Z"],
    ["Asia/Tokyo", "2026-11-14T15:00:00.000Z", "2026-11-21T15:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-14T08:00:00.000Z", "2026-11-21T08:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-13T18:15:00.000Z", "2026-11-20T18:15:00.000Z"],
  ])("has whole days in %s and ends with today", (zone, from, to) => {
    expect(lastDays(7, now, zone)).toEqual({ from, to });
  });

  it("has whole days even where the clocks change or skip midnight", () => {
    expect(lastDays(2, Date.parse("2026-10-25T12:00:00Z"), "Europe/Berlin")).toEqual({
      from: "2026-10-23T22:00:00.000Z",
      to: "2026-10-25T23:00:00.000Z",
    });
    expect(lastDays(1, Date.parse("2026-09-06T12:00:00Z"), "America/Santiago").from).toBe("2026-09-06T04:00:00.000Z");
  });
});

it("a visit's length counts only while the page is visible, and is at most a day", () => {
  let now = 1_000;
  const clock = createVisitClock(() => now);
  clock.show(true);
  now += 5_000;
  clock.show(false);
  now += 60_000;
  expect(clock.elapsed()).toBe(5_000);
  clock.show(true);
  now += 2_000;
  expect(clock.elapsed()).toBe(7_000);
  now += 90_000_000;
  expect(clock.elapsed()).toBe(86_400_000);
});

it("a visit without a known source is direct", () => {
  expect(linkState({ source: "search", list: "?q=tea" })).toEqual({ source: "search", list: "?q=tea" });
  expect(linkState(null)).toEqual({ source: "direct" });
  expect(linkState({ source: "spam" })).toEqual({ source: "direct" });
});
