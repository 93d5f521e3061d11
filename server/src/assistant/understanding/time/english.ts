import { ENGLISH_CLOCK } from "./english-clock.ts";
import { ENGLISH_DAYS, slashedDate } from "./english-days.ts";
import { ENGLISH_SERIES } from "./english-series.ts";
import { ENGLISH_NUMBERS, ENGLISH_TABLES } from "./english-words.ts";
import { chartOf, type Chart } from "./grammar.ts";

const chart = (monthFirst: boolean) =>
  chartOf({
    spaced: true,
    tables: ENGLISH_TABLES,
    numbers: ENGLISH_NUMBERS,
    rules: [...ENGLISH_CLOCK, ...ENGLISH_DAYS, slashedDate(monthFirst), ...ENGLISH_SERIES],
  });

const MONTH_FIRST = chart(true);
const DAY_FIRST = chart(false);

/** The tables of English. Only in the US do dates begin with the month. */
export const english = (region?: string): Chart => (region === undefined || region === "US" ? MONTH_FIRST : DAY_FIRST);
