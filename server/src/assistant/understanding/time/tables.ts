import type { Table } from "./grammar.ts";
import type { ClockSpec, Saying } from "./saying.ts";

/** A table of numbers in digits, each also with leading zeros up to `width`. */
export function digits(first: number, last: number, width = 1): Table {
  const table: Record<string, number> = {};
  for (let value = first; value <= last; value += 1) {
    if (String(value).length >= width || width === 1) table[String(value)] = value;
    if (value < 10) table[`0${value}`] = value;
  }
  return table;
}

/** Words for 1, 2, 3 and so on; several for one number are separated by `|`. */
export const counted = (words: string, first = 1): Table =>
  Object.fromEntries(
    words
      .split(" ")
      .flatMap((same, index) => same.split("|").map((word) => [word.replaceAll("_", " "), first + index])),
  );

/** Numbers in digits or in these words. */
export const numbersOf = (words: Table) => ({
  pattern: `\\d{1,4}|${Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|")}`,
  valueOf: (said: string) => words[said] ?? Number(said),
});

/** A clock time of which only its writing tells whether it's before noon: 07:30 is. */
export const clock = (hour: number, minute: number, text: string): ClockSpec => ({
  hour,
  minute,
  exact: /^0\d/.test(text) || hour > 12 || hour === 0,
});

const MINUTES = [1, 60, 1_440, 10_080];

/** Amounts of minutes, hours, days and weeks (units 0 to 3). */
export const minutesIn = (amount: number, unit: number): number => Math.round(amount * (MINUTES[unit] ?? 1));

/** So much later, from minutes to years (units 0 to 5). Half a month is 15 days; of days and weeks there are no halves. */
export function later(amount: number, unit: number): Saying | null {
  if (unit < 2) return { minutesAhead: minutesIn(amount, unit) };
  const whole = Math.floor(amount);
  const half = amount - whole;
  if (half !== 0 && (half !== 0.5 || unit < 4)) return null;
  if (unit < 4) return { day: { kind: "ahead", days: whole * (unit === 3 ? 7 : 1) } };
  const [months, days] = unit === 5 ? [amount * 12, 0] : [whole, half * 30];
  return { day: { kind: "ahead", days, months } };
}

const FREQUENCIES = ["DAILY", "DAILY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;

/** Of a unit: 2 days, 3 weeks, 4 months, 5 years. */
export const frequencyOf = (unit: number) => FREQUENCIES[unit] ?? "DAILY";
