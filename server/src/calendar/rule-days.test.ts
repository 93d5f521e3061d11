import { describe, expect, it } from "@jest/globals";
import { processorTime } from "../testing/processor-time.ts";
import { DAY_MS } from "./limits.ts";
import { parseRule } from "./recurrence-rule.ts";
import { ruleDays } from "./rule-days.ts";

const dayOf = (date: string) => Date.parse(date) / DAY_MS;
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const days = (rule: string, start: string, from: string, to: string) =>
  ruleDays(parseRule(rule), dayOf(start), dayOf(from), dayOf(to)).map(dateOf);
const firstDays = (rule: string, start: string, count: number) =>
  days(rule, start, start, "2030-01-01").slice(0, count).join(" ");
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");

describe("the dates of a rule", () => {
  // The examples of RFC 5545, 3.8.5.3, that happen at most daily.
  it.each([
    ["FREQ=DAILY", "1997-09-02", "1997-09-02 1997-09-03 1997-09-04"],
    ["FREQ=DAILY;INTERVAL=10", "1997-09-02", "1997-09-02 1997-09-12 1997-09-22 1997-10-02"],
    ["FREQ=DAILY;BYMONTH=1", "1998-01-30", "1998-01-30 1998-01-31 1999-01-01"],
    ["FREQ=WEEKLY", "1997-09-02", "1997-09-02 1997-09-09 1997-09-16"],
    ["FREQ=WEEKLY;INTERVAL=2;WKST=SU", "1997-09-02", "1997-09-02 1997-09-16 1997-09-30"],
    ["FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH", "1997-09-02", "1997-09-02 1997-09-04 1997-09-16 1997-09-18"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO", "1997-08-05", "1997-08-05 1997-08-10 1997-08-19 1997-08-24"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU", "1997-08-05", "1997-08-05 1997-08-17 1997-08-19 1997-08-31"],
    ["FREQ=MONTHLY;BYDAY=1FR", "1997-09-05", "1997-09-05 1997-10-03 1997-11-07"],
    ["FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU", "1997-09-07", "1997-09-07 1997-09-28 1997-11-02 1997-11-30"],
    ["FREQ=MONTHLY;BYDAY=-2MO", "1997-09-22", "1997-09-22 1997-10-20 1997-11-17"],
    ["FREQ=MONTHLY;BYMONTHDAY=-3", "1997-09-28", "1997-09-28 1997-10-29 1997-11-28"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,-1", "1997-09-30", "1997-09-30 1997-10-01 1997-10-31 1997-11-01"],
    ["FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11", "1997-09-10", "1997-09-10 1997-09-11 1999-03-10 1999-03-11"],
    ["FREQ=MONTHLY;BYMONTHDAY=15,30", "2007-01-15", "2007-01-15 2007-01-30 2007-02-15 2007-03-15"],
    ["FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1997-09-02", "1998-02-13 1998-03-13 1998-11-13"],
    ["FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "1997-09-13", "1997-09-13 1997-10-11 1997-11-08 1997-12-13"],
    ["FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09-04", "1997-09-04 1997-10-07 1997-11-06"],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09-29", "1997-09-29 1997-10-30 1997-11-27"],
    ["FREQ=YEARLY;BYMONTH=6,7", "1997-06-10", "1997-06-10 1997-07-10 1998-06-10"],
    ["FREQ=YEARLY;INTERVAL=2;BYMONTH=1,2,3", "1997-03-10", "1997-03-10 1999-01-10 1999-02-10 1999-03-10"],
    ["FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200", "1997-01-01", "1997-01-01 1997-04-10 1997-07-19 2000-01-01"],
    ["FREQ=YEARLY;BYDAY=20MO", "1997-05-19", "1997-05-19 1998-05-18 1999-05-17"],
    ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-12", "1997-05-12 1998-05-11 1999-05-17"],
    ["FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "1997-03-13", "1997-03-13 1997-03-20 1997-03-27 1998-03-05"],
    ["FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", "1997-08-28", "1997-08-28 1998-06-04 1998-06-11"],
    [
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      "1996-11-05",
      "1996-11-05 2000-11-07 2004-11-02",
    ],
  ])("of %s are the ones in RFC 5545", (rule, start, expected) => {
    expect(firstDays(rule, start, expected.split(" ").length)).toBe(expected);
  });

  it.each([
    ["FREQ=YEARLY", "2024-02-29", "2024-02-29 2028-02-29"],
    ["FREQ=YEARLY;BYYEARDAY=-1", "2023-12-31", "2023-12-31 2024-12-31 2025-12-31"],
    ["FREQ=YEARLY;BYDAY=MO,-1TU", "2026-12-21", "2026-12-21 2026-12-28 2026-12-29 2027-01-04"],
    ["FREQ=YEARLY;BYWEEKNO=-1;BYDAY=TH", "2020-12-31", "2020-12-31 2021-12-30 2022-12-29"],
    ["FREQ=YEARLY;BYWEEKNO=53", "2020-12-31", "2020-12-31 2026-12-31"],
  ])("of %s are counted from the end, if there are that many", (rule, start, expected) => {
    expect(firstDays(rule, start, expected.split(" ").length)).toBe(expected);
  });

  it("are the same whichever range is requested", () => {
    const rule = "FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,WE;BYSETPOS=2,-1";
    const all = days(rule, "2026-01-10", "2026-01-10", "2027-12-31");
    const parts = ["2026-01", "2026-05", "2027-03"].map((month) =>
      days(rule, "2026-01-10", `${month}-14`, `${month}-31`),
    );
    for (const [index, month] of ["2026-01", "2026-05", "2027-03"].entries()) {
      expect(parts[index]).toEqual(all.filter((date) => date >= `${month}-14` && date <= `${month}-31`));
    }
  });

  it.each([
    `FREQ=YEARLY;BYYEARDAY=${upTo(100)};BYSETPOS=366`,
    `FREQ=YEARLY;BYWEEKNO=${upTo(53)};BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=366`,
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    `FREQ=MONTHLY;BYMONTHDAY=${upTo(31)};BYDAY=MO,TU,WE,TH,FR;BYSETPOS=300`,
    `FREQ=WEEKLY;BYMONTH=${upTo(12)};BYSETPOS=2`,
  ])("are searched quickly even when there are none: %s", (rule) => {
    const parsed = parseRule(rule);
    const began = processorTime();
    for (let series = 0; series < 100; series += 1) ruleDays(parsed, 0, dayOf("2026-01-01"), dayOf("2027-12-31"));
    expect(processorTime() - began).toBeLessThan(400);
  });
});
