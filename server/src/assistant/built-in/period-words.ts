import type { Period } from "../understanding/intent.ts";
import { onDay } from "../wording/day-words.ts";
import type { Wording } from "../wording/wording.ts";

/** "Today", "on Friday 27 November", "next week", "in the next 2 weeks". */
export function periodWords({ from, to, called }: Period, wording: Wording): string {
  if (called === "day") return onDay(from, wording);
  return wording.t(`period.${called}`, { count: Math.round(from.until(to).days / 7) });
}
