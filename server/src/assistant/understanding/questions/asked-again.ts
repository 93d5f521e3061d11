import type { Intent, Period } from "../intent.ts";
import { orderTableFor } from "../orders/order-tables.ts";
import { isAround } from "../orders/words.ts";
import { periodOf } from "../period.ts";
import { likelyTime } from "../usual-hours.ts";
import { weatherAgain } from "../weather/read-weather.ts";
import { findTime, type SaidText } from "../when.ts";
import { understand } from "../understand.ts";
import { freeSpan } from "./read-question.ts";

/** A question again, about another time or place. Null if the new one is neither, or the old one is about neither. */
export function askedAgain({ text, reading }: SaidText, about: SaidText): Intent | null {
  const before = understand(text, reading);
  if (before.kind === "weather") return weatherAgain(before, about.text, about.reading);
  const found = findTime(about.text, about.reading, likelyTime);
  const table = orderTableFor(about.reading.language);
  const isTime = found.isSaid && (table === null ? found.rest === "" : isAround(found.rest, table));
  if (!isTime) return null;
  const period = periodAsked(about);
  if (before.kind === "calendar.list") return { ...before, period };
  if (before.kind !== "calendar.free") return null;
  const asked = findTime(text, reading, likelyTime);
  const part = found.part ?? (found.when?.start.time == null ? asked.part : null);
  return freeSpan({ ...found, part, minutes: before.minutes }, period);
}

/** The days that are named, or the one that was spoken of. */
function periodAsked({ text, reading }: SaidText): Period {
  const { rest: _, ...period } = periodOf(text, reading);
  const { day } = reading;
  return day !== undefined && period.called === "upcoming"
    ? { from: day, to: day.add({ days: 1 }), called: "day" }
    : period;
}
