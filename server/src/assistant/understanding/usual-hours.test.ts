import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { nearTime, usualTime } from "./usual-hours.ts";

const time = (text: string) => Temporal.PlainTime.from(text);

describe("the half of the day that something is usually in", () => {
  it.each([
    ["take pills before bed", "10:30", "22:30"],
    ["睡前敷面膜", "10:30", "22:30"],
    ["寝る前にストレッチ", "11:00", "23:00"],
    ["dinner with Ana", "07:00", "19:00"],
    ["dentist", "10:30", "10:30"],
  ])("%s at %s", (text, said, meant) => {
    const settled = usualTime({ time: time(said), exact: false, nextDay: false }, text);
    expect(settled?.toString().slice(0, 5)).toBe(meant);
  });
});

describe("the half of the day that something is moved to", () => {
  it.each([
    ["dinner at 19:00", "19:00", "08:00", "20:00"],
    ["a dentist at 10:00", "10:00", "02:00", "14:00"],
    ["a standup at 9:15", "09:15", "10:30", "10:30"],
    ["a call at 16:00", "16:00", "01:00", "13:00"],
    ["a run at 6:00", "06:00", "05:30", "05:30"],
    ["a meeting at 10:00", "10:00", "05:00", "17:00"],
    ["lunch at noon", "12:00", "12:00", "12:00"],
  ])("is near its time, and one when people are awake: %s", (_, known, said, meant) => {
    const settled = nearTime(time(known))({ time: time(said), exact: false, nextDay: false });
    expect(settled.toString().slice(0, 5)).toBe(meant);
  });

  it("is the one that's said", () => {
    expect(nearTime(time("19:00"))({ time: time("08:00"), exact: true, nextDay: false }).hour).toBe(8);
  });
});
