import type { Said } from "./grammar.ts";
import type { DaySpec } from "./saying.ts";
import { counted, digits } from "./tables.ts";

const HOURS = "one two three four five six seven eight nine ten eleven twelve";

/** With the endings that people mix up. */
const ORDINALS = Array.from({ length: 40 }, (_, index) => index + 1).flatMap((day) => {
  const end = [undefined, "st", "nd", "rd"][Math.floor(day / 10) === 1 ? 0 : day % 10];
  return (end === undefined ? ["th"] : [end, "th"]).map((each) => [`${day}${each}`, day] as const);
});

const UNITS: Readonly<Record<string, string>> = {
  minute: "minute minutes min mins",
  hour: "hour hours hr hrs h",
  day: "day days",
  week: "week weeks",
  month: "month months",
  year: "year years",
};

export const ENGLISH_TABLES = {
  weekday: counted(
    "monday|mon|munday tuesday|tue|tues|tuseday|teusday wednesday|wed|weds|wednsday|wensday|wendsday|wednesdy thursday|thu|thur|thurs|thrusday|thursdy friday|fri|firday saturday|sat|saterday|satuday sunday|sun",
  ),
  weekdays: counted("mondays tuesdays wednesdays thursdays fridays saturdays sundays"),
  month: counted(
    "january|jan february|feb|febuary march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct november|nov december|dec",
  ),
  nth: { ...counted("first|1st second|2nd third|3rd fourth|4th"), last: -1 },
  ordinal: {
    ...Object.fromEntries(ORDINALS),
    ...counted("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"),
  },
  date: digits(1, 39),
  year: digits(1_990, 2_100),
  hour: { ...digits(0, 24), ...counted(HOURS) },
  minute: digits(0, 59, 2),
  few: {
    ...digits(1, 29),
    five: 5,
    ten: 10,
    twenty: 20,
    "twenty five": 25,
    "twenty-five": 25,
    quarter: 15,
    "a quarter": 15,
  },
  spoken: { fifteen: 15, twenty: 20, thirty: 30, "forty-five": 45, "forty five": 45 },
  half: { am: 0, "a.m.": 0, "a.m": 0, pm: 12, "p.m.": 12, "p.m": 12, p: 12 },
  unit: Object.fromEntries(
    Object.values(UNITS).flatMap((words, unit) => words.split(" ").map((word) => [word, unit] as const)),
  ),
  part: { morning: 1, afternoon: 3, arvo: 3, evening: 4, night: 5, nite: 5 },
  /** Month and day as one number. */
  festival: {
    "christmas eve": 1_224,
    "xmas eve": 1_224,
    "christmas day": 1_225,
    christmas: 1_225,
    xmas: 1_225,
    "boxing day": 1_226,
    "st stephen's day": 1_226,
    "new year's eve": 1_231,
    "new years eve": 1_231,
    nye: 1_231,
    "new year's day": 101,
    "new years day": 101,
    "valentine's day": 214,
    "valentines day": 214,
    halloween: 1_031,
  },
  zone: counted("eastern central mountain pacific local uk|london tokyo|japan paris|berlin beijing|china"),
  tomorrow: counted("tomorrow|tomorow|tommorow|tommorrow|tomorrrow|tomorro|tmrw|tmrrw|tmr|tmw|tomoz|2morrow|2moro"),
};

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, ...counted(HOURS), half: 0.5 };

export const ENGLISH_NUMBERS = {
  pattern: `\\d{1,4}(?:\\.\\d)?|${Object.keys(NUMBERS).join("|")}`,
  valueOf: (words: string) => NUMBERS[words] ?? Number(words),
};

export const ahead = (days: number): DaySpec => ({ kind: "ahead", days });

export const weekdayIn = (said: Said, week: number | null = null, later = 0): DaySpec => ({
  kind: "weekday",
  weekday: said.num("weekday") ?? said.num("weekday2") ?? 1,
  week,
  ...(later !== 0 && { later }),
});
