import type { Table } from "./grammar.ts";

const DIGITS = "零一二三四五六七八九";

function hanOf(value: number): string {
  const ones = value % 10 === 0 ? "" : DIGITS.charAt(value % 10);
  const tens = Math.floor(value / 10);
  if (tens === 0) return DIGITS.charAt(value);
  return `${tens === 1 ? "" : DIGITS.charAt(tens)}十${ones}`;
}

/** Numbers in digits, in Chinese characters, and as people mix them. */
export function hanNumerals(first: number, last: number): Table {
  const table: Record<string, number> = {};
  for (let value = first; value <= last; value += 1) {
    table[String(value)] = value;
    if (value < 10) table[`0${value}`] = value;
    table[hanOf(value)] = value;
    if (value < 10 && value > 0) table[`零${hanOf(value)}`] = value;
    if (value > 20 && value < 30) table[`廿${DIGITS.charAt(value % 10)}`] = value;
  }
  if (first <= 0) table["〇"] = 0;
  if (first <= 2 && last >= 2) Object.assign(table, { 两: 2, 俩: 2 });
  return table;
}

/** Digit by digit: 二〇二七. */
export function hanYears(first: number, last: number): Table {
  const table: Record<string, number> = {};
  for (let year = first; year <= last; year += 1) {
    const digits = Array.from(String(year), (digit) => DIGITS.charAt(Number(digit))).join("");
    table[digits] = year;
    table[digits.replaceAll("零", "〇")] = year;
  }
  return table;
}

export const HAN_NUMBERS = {
  pattern:
    "(?<![\\d.])\\d{1,4}(?:\\.\\d)?(?!\\d)|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二两俩三四五六七八九]",
  valueOf(words: string): number {
    if (/^\d/.test(words)) return Number(words);
    return hanNumerals(0, 99)[words] ?? 0;
  },
};
