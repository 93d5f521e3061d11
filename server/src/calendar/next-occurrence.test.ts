import { describe, expect, it } from "@jest/globals";
import { nextOrLastOccurrence } from "./next-occurrence.ts";
import { lastStartOf, type Series } from "./occurrences.ts";
import { parseRule } from "./recurrence-rule.ts";

const HOUR = 3_600_000;
function series(rule: string, { start = "2026-01-05T09:00:00Z", exceptions = [] as string[] } = {}): Series {
  const timing = {
    start: new Date(start),
    end: new Date(Date.parse(start) + HOUR),
    timezone: "Europe/Berlin",
    allDay: false,
  };
  const parsed = parseRule(rule);
  return {
    ...timing,
    rule: parsed,
    lastStart: lastStartOf(timing, parsed),
    exceptions: exceptions.map((at) => new Date(at)),
  };
}
const at = (what: Series, now: string) => nextOrLastOccurrence(what, new Date(now))?.start.toISOString();

describe("the occurrence that a search shows", () => {
  it.each([
    ["before the series begins, its first", "FREQ=WEEKLY", "2020-01-01T00:00:00Z", "2026-01-05T09:00:00.000Z"],
    ["the one under way", "FREQ=WEEKLY", "2026-01-12T09:30:00Z", "2026-01-12T09:00:00.000Z"],
    ["the next, once one is over", "FREQ=WEEKLY", "2026-01-12T10:00:00Z", "2026-01-19T09:00:00.000Z"],
    ["the next after a change of the clocks", "FREQ=WEEKLY", "2026-04-01T00:00:00Z", "2026-04-06T08:00:00.000Z"],
    ["one that is decades away", "FREQ=YEARLY;INTERVAL=50", "2030-01-01T00:00:00Z", "2076-01-05T09:00:00.000Z"],
    ["the last, under way", "FREQ=WEEKLY;COUNT=3", "2026-01-19T09:30:00Z", "2026-01-19T09:00:00.000Z"],
    ["the last, years later", "FREQ=WEEKLY;COUNT=3", "2040-01-01T00:00:00Z", "2026-01-19T09:00:00.000Z"],
    [
      "the last of a sparse rule",
      "FREQ=YEARLY;INTERVAL=50;COUNT=2",
      "2199-01-01T00:00:00Z",
      "2076-01-05T09:00:00.000Z",
    ],
  ])("is %s", (_, rule, now, start) => {
    expect(at(series(rule), now)).toBe(start);
  });

  it("is never an excluded one", () => {
    const exceptions = ["2026-01-12T09:00:00Z", "2026-01-19T09:00:00Z"];
    expect(at(series("FREQ=WEEKLY", { exceptions }), "2026-01-06T00:00:00Z")).toBe("2026-01-26T09:00:00.000Z");
    expect(at(series("FREQ=WEEKLY;COUNT=3", { exceptions }), "2026-06-01T00:00:00Z")).toBe("2026-01-05T09:00:00.000Z");
  });

  it("is undefined when all were excluded", () => {
    const exceptions = ["2026-01-05T09:00:00Z", "2026-01-12T09:00:00Z"];
    for (const now of ["2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"]) {
      expect(at(series("FREQ=WEEKLY;COUNT=2", { exceptions }), now)).toBeUndefined();
    }
  });
});
