import { describe, expect, it } from "@jest/globals";
import { changedDraft, checkedDraft, draftOf } from "./event-draft.ts";
import type { EventDraft } from "./event-draft.ts";
import { lastStartOf, occurrencesBetween } from "./occurrences.ts";
import { formatRule, parseRule } from "./recurrence-rule.ts";
import { movedSeries, ruleFrom, ruleUntil } from "./series-edit.ts";

const weekly = checkedDraft(
  draftOf({
    title: "Stand-up",
    start: "2026-03-02T08:00:00Z",
    end: "2026-03-02T08:30:00Z",
    timezone: "Europe/Berlin",
    recurrence: "FREQ=WEEKLY;BYDAY=MO,WE",
  }),
);
const at = (draft: EventDraft, start: string, end: string) => ({
  ...draft,
  start: new Date(start),
  end: new Date(end),
});
const asSeries = (draft: EventDraft) => {
  const rule = parseRule(draft.recurrence ?? "");
  return { ...draft, rule, lastStart: lastStartOf(draft, rule), exceptions: [] };
};

describe("moving a series by one of its occurrences", () => {
  const occurrence = at(weekly, "2026-04-06T07:00:00Z", "2026-04-06T07:30:00Z");
  const exceptions = [new Date("2026-03-04T08:00:00Z"), new Date("2026-04-08T07:00:00Z")];

  it("moves start, length and exceptions in local time, even across a clock change", () => {
    const to = changedDraft(occurrence, { start: "2026-04-06T09:00:00Z", end: "2026-04-06T10:00:00Z" });
    const moved = movedSeries({ draft: weekly, exceptions }, occurrence, to);
    expect(moved.draft.start.toISOString()).toBe("2026-03-02T10:00:00.000Z");
    expect(moved.draft.end.toISOString()).toBe("2026-03-02T11:00:00.000Z");
    expect(moved.exceptions.map((each) => each.toISOString())).toEqual([
      "2026-03-04T10:00:00.000Z",
      "2026-04-08T09:00:00.000Z",
    ]);
    expect(moved.draft.recurrence).toBe("FREQ=WEEKLY;BYDAY=MO,WE");
  });

  it("shifts the weekdays when moved to another day", () => {
    const to = changedDraft(occurrence, { start: "2026-04-05T07:00:00Z", end: "2026-04-05T07:30:00Z" });
    const moved = movedSeries({ draft: weekly, exceptions: [] }, occurrence, to);
    expect(moved.draft.start.toISOString()).toBe("2026-03-01T08:00:00.000Z");
    expect(moved.draft.recurrence).toBe("FREQ=WEEKLY;BYDAY=SU,TU");
  });

  it("requires a new rule when the rule uses days of the month", () => {
    const monthly = { ...weekly, recurrence: "FREQ=MONTHLY;BYDAY=1MO" };
    const to = changedDraft({ ...occurrence, recurrence: monthly.recurrence }, { start: "2026-04-07T07:00:00Z" });
    expect(() => movedSeries({ draft: monthly, exceptions: [] }, occurrence, to)).toThrow(
      expect.objectContaining({ code: "validation_failed" }),
    );
  });

  it("keeps the number of occurrences when the series has an end", () => {
    const ending = { ...weekly, recurrence: "FREQ=WEEKLY;UNTIL=20260330T070000Z;BYDAY=MO,WE" };
    const from = { ...occurrence, recurrence: ending.recurrence };
    const to = changedDraft(from, { start: "2026-04-06T20:00:00Z", end: "2026-04-06T21:00:00Z" });
    const moved = movedSeries({ draft: ending, exceptions: [] }, from, to).draft;
    const window = [new Date("2026-01-01T00:00:00Z"), new Date("2027-01-01T00:00:00Z")] as const;
    const before = occurrencesBetween(asSeries(ending), ...window);
    expect(before).toHaveLength(9);
    expect(occurrencesBetween(asSeries(moved), ...window)).toHaveLength(9);
  });
});

describe("splitting a series", () => {
  it("divides the occurrences of a COUNT between both parts", () => {
    const counted = { ...weekly, recurrence: "FREQ=WEEKLY;COUNT=10;BYDAY=MO,WE" };
    const whole = occurrencesBetween(asSeries(counted), new Date("2026-01-01"), new Date("2027-01-01"));
    const cut = whole[6] ?? { start: new Date(0), end: new Date(0) };
    const first = { ...counted, recurrence: formatRule(ruleUntil(parseRule(counted.recurrence), cut.start)) };
    const rest = { ...counted, ...cut, recurrence: formatRule(ruleFrom(asSeries(counted), cut.start)) };
    expect(parseRule(rest.recurrence).count).toBe(4);
    const both = [first, rest].flatMap((part) =>
      occurrencesBetween(asSeries(part), new Date("2026-01-01"), new Date("2027-01-01")),
    );
    expect(both).toEqual(whole);
  });
});
