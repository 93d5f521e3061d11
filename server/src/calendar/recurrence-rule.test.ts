import { describe, expect, it } from "@jest/globals";
import { formatRule, parseRule } from "./recurrence-rule.ts";

describe("a recurrence rule", () => {
  it.each([
    ["FREQ=DAILY", "FREQ=DAILY"],
    ["freq=weekly;byday=mo,we;interval=2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE"],
    ["FREQ=MONTHLY;BYDAY=-1FR;COUNT=12", "FREQ=MONTHLY;COUNT=12;BYDAY=-1FR"],
    ["INTERVAL=1;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"],
    ["FREQ=WEEKLY;UNTIL=20270101T120000Z;WKST=SU", "FREQ=WEEKLY;UNTIL=20270101T120000Z;WKST=SU"],
  ])("%s is stored as %s", (given, kept) => {
    expect(formatRule(parseRule(given))).toBe(kept);
    expect(formatRule(parseRule(kept))).toBe(kept);
  });

  it.each([
    "",
    "DAILY",
    "FREQ=SECONDLY",
    "FREQ=MINUTELY",
    "FREQ=HOURLY",
    "FREQ=DAILY;FREQ=DAILY",
    "FREQ=DAILY;COUNT=1000000000",
    "FREQ=DAILY;COUNT=1001",
    "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;COUNT=1e2",
    "FREQ=DAILY;COUNT=3;UNTIL=20270101",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;INTERVAL=-1",
    "FREQ=DAILY;INTERVAL=100000",
    "FREQ=DAILY;BYHOUR=1,2,3",
    "FREQ=DAILY;BYMINUTE=0",
    "FREQ=WEEKLY;BYDAY=2MO",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=MONTHLY;BYDAY=0MO",
    "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=YEARLY;BYMONTH=13",
    "FREQ=YEARLY;BYMONTH=-1",
    "FREQ=MONTHLY;BYSETPOS=1",
    "FREQ=DAILY;UNTIL=tomorrow",
    "FREQ=DAILY;X-FOO=1",
    "FREQ=DAILY\nDTSTART:19700101T000000Z",
    "FREQ=DAILY;",
  ])("%j is refused with a reason", (text) => {
    expect(() => parseRule(text)).toThrow(
      expect.objectContaining({
        code: "validation_failed",
        issues: [{ path: "recurrence", message: expect.stringMatching(/\w+ \w+/) }],
      }),
    );
  });
});
