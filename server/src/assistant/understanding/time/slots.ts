import type { Said } from "./grammar.ts";
import type { DayPart } from "./saying.ts";

const PARTS: readonly DayPart[] = ["dawn", "morning", "noon", "afternoon", "evening", "night"];

/** The part of the day of a slot, or of another one if that wasn't said. Their tables count from dawn to night. */
export function partIn(said: Said, other?: string): { part?: DayPart } {
  const part = PARTS[said.num("part") ?? (other === undefined ? undefined : said.num(other)) ?? -1];
  return part === undefined ? {} : { part };
}

/** The values of up to six slots of one table: `{weekday}`, `{weekday2}` and so on. */
export const listedIn = (said: Said, slot = "weekday"): number[] =>
  ["", "2", "3", "4", "5", "6"].flatMap((count) => said.num(`${slot}${count}`) ?? []);
