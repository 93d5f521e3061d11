import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import type { Weekday } from "../time/week-start.ts";
import { dateEvent } from "../event/dated-event.ts";
import { sampleEvent } from "../testing/sample-event.ts";
import { dayByKey, gridSpan, monthGrid } from "./month-grid.ts";
import { layoutWeek } from "./week-layout.ts";

const weekdays = fc.integer({ min: 1, max: 7 }).map((day) => day as Weekday);
const months = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((parts) => Temporal.PlainYearMonth.from(parts));
const days = months.chain((month) =>
  fc.integer({ min: 1, max: month.daysInMonth }).map((day) => month.toPlainDate({ day })),
);
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe("a month's grid", () => {
  it("has every day of the month once, in full weeks that start on the chosen weekday, without extra weeks", () => {
    fc.assert(
      fc.property(months, weekdays, (month, start) => {
        const weeks = monthGrid(month, start);
        const all = weeks.flat();
        expect(all.filter((day) => day.toPlainYearMonth().equals(month))).toHaveLength(month.daysInMonth);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week[0]?.dayOfWeek).toBe(start);
          expect(week.some((day) => day.toPlainYearMonth().equals(month))).toBe(true);
        }
        for (const [index, day] of all.entries()) expect(day.equals(all[0]?.add({ days: index }) ?? day)).toBe(true);
      }),
    );
  });

  it("spans midnight to midnight in the viewer's time zone across a clock change, plus a day on either side", () => {
    const span = gridSpan(monthGrid(Temporal.PlainYearMonth.from("2026-10"), 1), "Europe/Berlin");
    expect(span).toEqual({ from: "2026-09-26T22:00:00Z", to: "2026-11-02T23:00:00Z" });
  });

  it("requests every event it shows, and shows each on its days, for any time zones of viewer and event", () => {
    const zone = fc.constantFrom("Pacific/Kiritimati", "Pacific/Honolulu", "Asia/Tokyo", "Europe/Berlin", "UTC");
    fc.assert(
      fc.property(days, zone, zone, fc.boolean(), (day, viewer, home, allDay) => {
        const weeks = monthGrid(day.toPlainYearMonth(), 1);
        const lives = allDay ? home : viewer;
        const at = (date: Temporal.PlainDate) => date.toZonedDateTime(lives).toInstant().toString();
        const event = sampleEvent({ start: at(day), end: at(day.add({ days: 1 })), allDay, timezone: home });
        const { from, to } = gridSpan(weeks, viewer);
        expect(Date.parse(event.end) > Date.parse(from) && Date.parse(event.start) < Date.parse(to)).toBe(true);
        const dated = dateEvent(event, viewer);
        const shownOn = weeks.flatMap((week) =>
          layoutWeek([dated], week).map(({ column, span }) => [week[column], span]),
        );
        expect(shownOn.map(([date, span]) => [String(date), span])).toEqual([[day.toString(), 1]]);
      }),
    );
  });
});

describe("the grid's keys", () => {
  const friday = Temporal.PlainDate.from("2026-11-20");
  it.each([
    ["ArrowLeft", false, "2026-11-19"],
    ["ArrowRight", false, "2026-11-21"],
    ["ArrowUp", false, "2026-11-13"],
    ["ArrowDown", false, "2026-11-27"],
    ["PageUp", false, "2026-10-20"],
    ["PageDown", false, "2026-12-20"],
    ["PageUp", true, "2025-11-20"],
    ["PageDown", true, "2027-11-20"],
    ["Home", false, "2026-11-16"],
    ["End", false, "2026-11-22"],
  ])("%s (shift %s) moves to %s", (key, shift, day) => {
    expect(dayByKey(friday, press(key, shift), 1)?.toString()).toBe(day);
  });

  it("clamp to the end of a shorter month", () => {
    expect(dayByKey(Temporal.PlainDate.from("2026-01-31"), press("PageDown"), 1)?.toString()).toBe("2026-02-28");
  });

  it("ignore other keys", () => {
    expect(dayByKey(friday, press("x"), 1)).toBeUndefined();
  });

  it("Home and End stay within the week, whichever day it starts on", () => {
    fc.assert(
      fc.property(days, weekdays, (day, start) => {
        const home = dayByKey(day, press("Home"), start);
        const end = dayByKey(day, press("End"), start);
        expect(home?.dayOfWeek).toBe(start);
        expect(home && end && home.until(end).days).toBe(6);
        expect(home && home.until(day).days).toBeGreaterThanOrEqual(0);
        expect(end && day.until(end).days).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
