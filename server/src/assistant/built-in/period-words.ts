import type { Period } from "../understanding/intent.ts";
import { dateWords, onDay } from "../wording/day-words.ts";
import { listed, type Wording } from "../wording/wording.ts";

/** "Today", "on Friday 27 November", "on Friday 27 November and on Sunday 29 November", "from Friday 27 November to Sunday 29 November", "next week", "in the next 2 weeks". */
export function periodWords({ from, to, called, days }: Period, wording: Wording): string {
  if (days !== undefined)
    return listed(
      days.map((day) => onDay(day, wording)),
      "conjunction",
      wording.language,
    );
  const last = to.subtract({ days: 1 });
  if (called === "day" && !last.equals(from))
    return wording.t("period.days", { first: dateWords(from, wording), last: dateWords(last, wording) });
  if (called === "day") return onDay(from, wording);
  return wording.t(`period.${called}`, { count: Math.round(from.until(to).days / 7) });
}
