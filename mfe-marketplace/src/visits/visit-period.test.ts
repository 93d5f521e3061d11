import { describe, expect, it } from "@jest/globals";
import { createVisitClock } from "./visit-clock.ts";
import { linkState } from "./visit-source.ts";
import { everyDay, lastDays } from "./visit-period.ts";

describe("a period of visits", () => {
  it("is of whole days and ends with today", () => {
    expect(lastDays(7, Date.parse("2026-11-20T15:00:00Z"))).toEqual({
      from: "2026-11-14T00:00:00.000Z",
      to: "2026-11-21T00:00:00.000Z",
    });
  });

  it("shows the days without a visit, too", () => {
    const period = lastDays(3, Date.parse("2026-11-20T15:00:00Z"));
    expect(everyDay(period, [{ day: "2026-11-19", visits: 4 }])).toEqual([
      { day: "2026-11-18", visits: 0 },
      { day: "2026-11-19", visits: 4 },
      { day: "2026-11-20", visits: 0 },
    ]);
  });
});

it("a visit lasts only while the page is in sight, and a day at most", () => {
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

it("a visit that no link explains is direct", () => {
  expect(linkState({ source: "search", list: "?q=tea" })).toEqual({ source: "search", list: "?q=tea" });
  expect(linkState(null)).toEqual({ source: "direct" });
  expect(linkState({ source: "spam" })).toEqual({ source: "direct" });
});
