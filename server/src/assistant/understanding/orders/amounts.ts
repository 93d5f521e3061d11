import { minutesOf } from "../duration.ts";
import type { Reading } from "../intent.ts";
import { findTime } from "../when.ts";
import type { OrderTable } from "./order.ts";
import { isAround } from "./words.ts";

const WEEK_MINUTES = 10_080;
const MOST_MINUTES = 53 * WEEK_MINUTES;

/** How many minutes a text says, if it says nothing else; null otherwise. */
export function amountOf(text: string, reading: Reading, table: OrderTable): number | null {
  const said = text.trim();
  for (const [source, minutes] of table.amounts) {
    const found = new RegExp(`^(?:${source})$`, "iu").exec(said);
    if (found !== null) return minutes * Number(found.groups?.["n"] ?? 1);
  }
  const english = minutesOf(said);
  if (english !== null) return english;
  const { minutes, days, rest } = findTime(said, reading);
  // "Tomorrow half an hour" says more.
  const isWhole = days === null && minutes !== null && minutes > 0 && minutes <= MOST_MINUTES && isAround(rest, table);
  return isWhole ? minutes : null;
}

/** Whether a text says a time and nothing else. */
export function isTimeAlone(text: string, reading: Reading, table: OrderTable): boolean {
  const { isSaid, rest } = findTime(text, reading);
  return isSaid && isAround(rest, table);
}
