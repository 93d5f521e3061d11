import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { isDoubtful, isGuessed, movedTime, usualTime } from "./usual-hours.ts";

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

  it.each([
    ["a walk", "08:30", "08:30"],
    ["Joggen", "09:00", "09:00"],
    ["Zahnarzt", "03:00", "15:00"],
    ["Abendessen", "08:00", "20:00"],
  ])("is the one that's said as on a 24-hour clock, where that's usual: %s at %s", (text, said, meant) => {
    const settled = usualTime({ time: time(said), exact: false, on24: true, nextDay: false }, text);
    expect(settled?.toString().slice(0, 5)).toBe(meant);
  });

  it("is doubtful where it isn't said as on a 24-hour clock", () => {
    const nine = { time: time("09:00"), exact: false, nextDay: false };
    expect([isDoubtful(nine, "Joggen"), isDoubtful({ ...nine, on24: true }, "Joggen")]).toEqual([true, false]);
  });
});

describe("the half of the day that something is moved to", () => {
  it.each([
    ["Dinner", "19:00", "08:00", "20:00", false],
    ["Dentist", "10:00", "02:00", "14:00", false],
    ["Standup", "09:15", "10:30", "10:30", false],
    ["Call", "16:00", "01:00", "13:00", false],
    ["Meeting", "10:00", "05:00", "17:00", false],
    ["Lunch", "12:00", "12:00", "12:00", false],
    ["Yoga", "09:00", "10:00", "10:00", false],
    ["Vet", "15:30", "09:15", "09:15", true],
    ["Massage", "16:00", "09:00", "09:00", true],
    ["Run", "06:00", "05:30", "05:30", true],
    ["Band", "19:00", "09:00", "21:00", true],
    ["Yoga", "21:00", "08:00", "20:00", true],
  ])("is the usual one, or near: %s from %s to %s is at %s", (title, begins, said, meant, isGuess) => {
    const clock = { time: time(said), exact: false, nextDay: false };
    const known = { begins: time(begins), title };
    expect(movedTime(known)(clock).toString().slice(0, 5)).toBe(meant);
    expect(isGuessed(clock, known)).toBe(isGuess);
  });

  it("is the one that's said as on a 24-hour clock, which is a guess for what's at another time", () => {
    const eight = { time: time("08:00"), exact: false, on24: true, nextDay: false } as const;
    const [vet, club] = [
      { begins: time("15:30"), title: "Tierarzt" },
      { begins: time("19:00"), title: "Verein" },
    ];
    expect([movedTime(vet)(eight).hour, isGuessed(eight, vet)]).toEqual([8, false]);
    expect([movedTime(club)(eight).hour, isGuessed(eight, club)]).toEqual([8, true]);
  });

  it("is the one that's said", () => {
    const clock = { time: time("08:00"), exact: true, nextDay: false };
    const known = { begins: time("19:00"), title: "Dinner" };
    expect([movedTime(known)(clock).hour, isGuessed(clock, known)]).toEqual([8, false]);
  });
});
