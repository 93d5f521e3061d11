import type { Said } from "./grammar.ts";
import type { Saying } from "./saying.ts";

/** The day of a slot whose table has months and days as one number. Alone it's more likely what something is called: "Christmas party". */
export function festival(said: Said): Saying {
  const date = said.num("festival") ?? 0;
  return { day: { kind: "date", month: Math.floor(date / 100), day: date % 100 }, weak: true };
}

/** In Chinese characters it's what something is called right after a day or a time, too: 12月24号平安夜聚会. */
export const hanFestival = (said: Said): Saying | null =>
  /[号號日点點时時分半刻整一二三四五六七八九十\d]の?\s?$/u.test(said.before) ? null : festival(said);
