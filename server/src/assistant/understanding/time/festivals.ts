import type { Said } from "./grammar.ts";
import type { Saying } from "./saying.ts";

/** The day of a slot whose table has months and days as one number. Alone it's more likely what something is called: "Christmas party". */
export function festival(said: Said): Saying {
  const date = said.num("festival") ?? 0;
  return { day: { kind: "date", month: Math.floor(date / 100), day: date % 100 }, weak: true };
}
