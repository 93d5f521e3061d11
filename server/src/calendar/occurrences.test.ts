import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { DAY_MS, MAX_INSTANCES, MAX_WINDOW_MS } from "./limits.ts";
import { lastStartOf, occurrenceAt, occurrencesBetween } from "./occurrences.ts";
import type { Series, Timing } from "./occurrences.ts";
import { parseRule } from "./recurrence-rule.ts";
import { zoned } from "../time/zoned-time.ts";
import { processorTime } from "../testing/processor-time.ts";

const series = (
  rule: string,
  start: string,
  end: string,
  zone = "Europe/Berlin",
  rest: Partial<Series> = {},
): Series => {
  const timing: Timing = { start: new Date(start), end: new Date(end), timezone: zone, allDay: rest.allDay ?? false };
  const parsed = parseRule(rule);
  return { ...timing, rule: parsed, lastStart: lastStartOf(timing, parsed), exceptions: [], ...rest };
};
const starts = (of: Series, from: string, to: string) =>
  occurrencesBetween(of, new Date(from), new Date(to)).map(({ start }) => start.toISOString());

describe("a recurring event", () => {
  it("keeps its local time when the clocks change", () => {
    const daily = series("FREQ=DAILY", "2026-03-27T08:00:00Z", "2026-03-27T09:00:00Z");
    expect(starts(daily, "2026-03-28T00:00:00Z", "2026-03-31T00:00:00Z")).toEqual([
      "2026-03-28T08:00:00.000Z",
      "2026-03-29T07:00:00.000Z",
      "2026-03-30T07:00:00.000Z",
    ]);
    const autumn = series("FREQ=DAILY", "2026-10-24T07:00:00Z", "2026-10-24T08:00:00Z");
    expect(starts(autumn, "2026-10-24T00:00:00Z", "2026-10-27T00:00:00Z")).toEqual([
      "2026-10-24T07:00:00.000Z",
      "2026-10-25T08:00:00.000Z",
      "2026-10-26T08:00:00.000Z",
    ]);
  });

  it("doesn't happen at a time that the clocks skip, and happens once at one they repeat", () => {
    const gap = series("FREQ=DAILY", "2026-03-28T01:30:00Z", "2026-03-28T02:00:00Z");
    expect(starts(gap, "2026-03-28T00:00:00Z", "2026-03-31T00:00:00Z")).toEqual([
      "2026-03-28T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
    const overlap = series("FREQ=DAILY", "2026-10-24T00:30:00Z", "2026-10-24T01:00:00Z");
    expect(starts(overlap, "2026-10-24T00:00:00Z", "2026-10-27T00:00:00Z")).toEqual([
      "2026-10-24T00:30:00.000Z",
      "2026-10-25T00:30:00.000Z",
      "2026-10-26T01:30:00.000Z",
    ]);
  });

  it("keeps its dates when it's all-day, even where midnight doesn't exist", () => {
    // Lebanon's clocks skip midnight on March 29, 2026.
    const rest = { allDay: true };
    const days = series("FREQ=DAILY", "2026-03-27T22:00:00Z", "2026-03-28T22:00:00Z", "Asia/Beirut", rest);
    const found = occurrencesBetween(days, new Date("2026-03-27T22:00:00Z"), new Date("2026-03-31T21:00:00Z"));
    const dates = found.map(({ start }) => zoned(start, "Asia/Beirut").toPlainDate().toString());
    expect(dates).toEqual(["2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31"]);
    expect(found[1]?.start.getTime()).toBe(found[0]?.end.getTime());
  });

  it("leaves out its exceptions and everything after its end", () => {
    const weekly = series("FREQ=WEEKLY;COUNT=4", "2026-01-05T09:00:00Z", "2026-01-05T10:00:00Z", "UTC", {
      exceptions: [new Date("2026-01-12T09:00:00Z")],
    });
    expect(starts(weekly, "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")).toEqual([
      "2026-01-05T09:00:00.000Z",
      "2026-01-19T09:00:00.000Z",
      "2026-01-26T09:00:00.000Z",
    ]);
    const until = series("FREQ=DAILY;UNTIL=20260107", "2026-01-05T23:00:00Z", "2026-01-05T23:30:00Z", "UTC");
    expect(starts(until, "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")).toHaveLength(3);
  });

  it("appears in a range that only its end reaches into, but not in one that it only touches", () => {
    const nightly = series("FREQ=DAILY", "2026-01-05T22:00:00Z", "2026-01-06T06:00:00Z", "UTC");
    expect(starts(nightly, "2026-02-01T05:59:00Z", "2026-02-01T06:30:00Z")).toEqual(["2026-01-31T22:00:00.000Z"]);
    expect(starts(nightly, "2026-02-01T06:00:00Z", "2026-02-01T22:00:00Z")).toEqual([]);
  });

  it.each([
    ["FREQ=MONTHLY", "2026-01-31T09:00:00Z", 7],
    ["FREQ=YEARLY", "2024-02-29T09:00:00Z", 0],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "1970-01-01T09:00:00Z", 0],
    ["FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1970-01-01T09:00:00Z", 3],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "1970-01-01T09:00:00Z", 12],
  ])("%s from %s happens %d times in 2026", (rule, start, count) => {
    const end = new Date(Date.parse(start) + 3_600_000).toISOString();
    const found = starts(series(rule, start, end, "UTC"), "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z");
    expect(found).toHaveLength(count);
  });

  it("is found quickly however long ago it started, and never exceeds the limit in one range", () => {
    const began = processorTime();
    const daily = series("FREQ=DAILY", "1970-01-01T09:00:00Z", "1970-02-01T09:00:00Z");
    const from = new Date("2197-06-01T00:00:00Z");
    const found = occurrencesBetween(daily, from, new Date(from.getTime() + MAX_WINDOW_MS));
    expect(found.length).toBeGreaterThan(731);
    expect(found.length).toBeLessThanOrEqual(MAX_INSTANCES);
    expect(processorTime() - began).toBeLessThan(2_000);
  });

  it("ends with the occurrence that COUNT allows", () => {
    const lasting = (rule: string) => {
      const timing = { start: new Date("2026-01-05T09:00:00Z"), end: new Date("2026-01-05T10:00:00Z") };
      return lastStartOf({ ...timing, timezone: "UTC", allDay: false }, parseRule(rule))?.toISOString();
    };
    expect(lasting("FREQ=DAILY;COUNT=1")).toBe("2026-01-05T09:00:00.000Z");
    expect(lasting("FREQ=DAILY;COUNT=1000")).toBe(new Date(Date.UTC(2026, 0, 5, 9) + 999 * DAY_MS).toISOString());
    expect(lasting("FREQ=YEARLY;INTERVAL=1000;COUNT=1000")).toBe("2026-01-05T09:00:00.000Z");
    expect(lasting("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9")).toBe("2026-01-05T09:00:00.000Z");
  });

  it("recognizes only its own starts", () => {
    const weekly = series("FREQ=WEEKLY;BYDAY=MO", "2026-01-05T09:00:00Z", "2026-01-05T10:00:00Z", "UTC");
    expect(occurrenceAt(weekly, new Date("2026-01-12T09:00:00Z"))).toBeDefined();
    expect(occurrenceAt(weekly, new Date("2026-01-12T09:30:00Z"))).toBeUndefined();
    expect(occurrenceAt(weekly, new Date("2026-01-13T09:00:00Z"))).toBeUndefined();
  });

  it("shows the same occurrences however time is split into ranges", () => {
    const rules = [
      "FREQ=DAILY;INTERVAL=3",
      "FREQ=WEEKLY;BYDAY=TU,SU",
      "FREQ=MONTHLY;BYMONTHDAY=-1",
      "FREQ=DAILY;COUNT=300",
    ];
    const zones = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Chatham"];
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.constantFrom(...zones),
        fc.integer({ min: 1, max: 30 * 24 }),
        fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 5 }),
        (rule, zone, hours, cuts) => {
          const start = Date.parse("2026-01-06T02:30:00Z");
          const end = new Date(start + hours * 3_600_000).toISOString();
          const recurring = series(rule, new Date(start).toISOString(), end, zone);
          const whole = occurrencesBetween(recurring, new Date(start), new Date(start + 700 * DAY_MS));
          const edges = [0, ...cuts.sort((a, b) => a - b), 700].map((day) => new Date(start + day * DAY_MS));
          const seen = new Map<number, number>();
          for (const [index, to] of edges.slice(1).entries()) {
            const from = edges[index] ?? to;
            if (from >= to) continue;
            for (const found of occurrencesBetween(recurring, from, to)) {
              seen.set(found.start.getTime(), found.end.getTime());
            }
          }
          expect([...seen].sort(([a], [b]) => a - b)).toEqual(
            whole.map((found) => [found.start.getTime(), found.end.getTime()]),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
