import type { Said } from "./grammar.ts";
import type { DaySpec, PeriodSpec, Saying } from "./saying.ts";

/** What Chinese and Japanese rules for days say in the same way. */
export const ahead = (days: number): DaySpec => ({ kind: "ahead", days });
export const day = (spec: DaySpec): Saying => ({ day: spec });
export const period = (spec: PeriodSpec): Saying => ({ period: spec });

/** The date of the slots `month` and `date`, or `slash` and `slash2`, with its `year`, or how many years ahead it is. After a year that isn't read, it's none. */
export function date(said: Said): Saying {
  if (/[\d零〇一二三四五六七八九十元]年の?$/u.test(said.before)) return { trouble: "impossible-date" };
  const year = said.num("year");
  const years = said.num("yearly");
  return day({
    kind: "date",
    month: said.num("month") ?? said.num("slash") ?? 0,
    day: said.num("date") ?? said.num("slash2") ?? 0,
    ...(year !== undefined && { year }),
    ...(years !== undefined && { years }),
  });
}

/** The month of the slot `month`, or only its start or end. */
export const month = (said: Said, edge?: "start" | "end"): Saying =>
  period({ unit: "month", ahead: said.num("yearly") ?? null, month: said.num("month") ?? 1, ...(edge && { edge }) });
