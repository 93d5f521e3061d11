import { Temporal } from "temporal-polyfill";
import type { Dialogue } from "../dialogue/dialogue.ts";
import type { CalendarList } from "../understanding/intent.ts";

/** What a question about the calendar is about, to be remembered. */
export const listToRemember = ({ period: { from, to, called }, nth }: CalendarList): Dialogue["listed"] => ({
  from: from.toString(),
  to: to.toString(),
  called,
  ...(nth !== undefined && { nth }),
});

/** What the question about the calendar before was about in the end. Null if the last question was another one. */
export function spokenList({ listed }: Pick<Dialogue, "listed">): Pick<CalendarList, "period" | "nth"> | null {
  if (listed == null) return null;
  const { from, to, called, nth } = listed;
  return { period: { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to), called }, nth };
}
