import { describe, expect, it } from "@jest/globals";
import type { CalendarEventCreate } from "@atrium/shared-contracts/wire";
import { checkedDraft, draftOf } from "./event-draft.ts";

const input: CalendarEventCreate = {
  title: "Review",
  start: "2026-05-04T10:00:00+02:00",
  end: "2026-05-04T11:00:00+02:00",
  timezone: "Europe/Berlin",
};
const check = (changes: Partial<CalendarEventCreate>) => checkedDraft(draftOf({ ...input, ...changes }));
const issueOf = (field: string) =>
  expect.objectContaining({ code: "validation_failed", issues: [expect.objectContaining({ path: field })] });

describe("an event", () => {
  it.each([
    ["end", { end: input.start }],
    ["end", { end: "2026-05-04T07:00:00Z" }],
    ["end", { end: "2028-05-04T07:00:00Z" }],
    ["end", { end: "2026-07-04T07:00:00Z", recurrence: "FREQ=DAILY" }],
    ["start", { start: "0000-01-01T00:00:00Z" }],
    ["start", { start: "1969-12-31T23:59:59Z" }],
    ["end", { end: "9999-01-01T00:00:00Z" }],
    ["timezone", { timezone: "Etc/../../x" }],
    ["timezone", { timezone: "+02:00" }],
    ["timezone", { timezone: "Mars/Olympus" }],
    ["start", { allDay: true }],
    ["end", { allDay: true, start: "2026-05-03T22:00:00Z" }],
    ["recurrence", { recurrence: "FREQ=SECONDLY" }],
    ["recurrence", { recurrence: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" }],
    ["recurrence", { recurrence: "FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31;COUNT=3" }],
    ["recurrence", { recurrence: "FREQ=MONTHLY;BYDAY=6MO" }],
  ])("is refused with a wrong %s: %j", (field, changes) => {
    expect(() => check(changes)).toThrow(issueOf(field));
  });

  it.each([
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=YEARLY;INTERVAL=50",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=WEEKLY;COUNT=1",
    "FREQ=MONTHLY;UNTIL=20260505;BYMONTHDAY=13;BYDAY=FR",
  ])("may repeat as rarely as it likes: %s", (recurrence) => {
    expect(check({ recurrence }).recurrence).toBe(recurrence);
  });

  it("gets canonical spellings for its zone, rule and reminders", () => {
    const draft = check({ timezone: "europe/berlin", recurrence: "byday=mo;freq=weekly", reminders: [60, 5, 60] });
    expect(draft).toMatchObject({ timezone: "Europe/Berlin", recurrence: "FREQ=WEEKLY;BYDAY=MO", reminders: [5, 60] });
  });

  it("may be all-day across a clock change", () => {
    const draft = check({ allDay: true, start: "2026-03-28T23:00:00Z", end: "2026-03-29T22:00:00Z" });
    expect(draft.allDay).toBe(true);
  });
});
