import { Temporal } from "temporal-polyfill";
import type { Dialogue } from "../dialogue/dialogue.ts";
import { orderTableFor } from "../understanding/orders/order-tables.ts";
import type { Intent, Period, Reading } from "../understanding/intent.ts";
import { understand } from "../understanding/understand.ts";
import { findTime, laterWeek, type SaidText } from "../understanding/when.ts";

/** The day that the question before was about, if it was about one. */
export const spokenDay = ({ day }: Pick<Dialogue, "day">): Temporal.PlainDate | undefined =>
  day == null ? undefined : Temporal.PlainDate.from(day);

/** How to read what's said after a day was spoken of: a time without a day is on it, and a weekday alone is one of its week if that's a later one. */
export const onSpokenDay = (reading: Reading, day: Temporal.PlainDate | undefined): Reading =>
  day === undefined ? reading : { ...reading, day, week: laterWeek(day, reading) };

/** The day of what was just written, if it was one. */
export const doneDay = ({ doneOn }: Pick<Dialogue, "doneOn">): Temporal.PlainDate | undefined =>
  doneOn == null ? undefined : Temporal.PlainDate.from(doneOn);

/** The day that a time without a day is on: that of the question before, or of what was just written where a text goes on from that. */
export function dayFor(text: string, dialogue: Dialogue, language: string): Temporal.PlainDate | undefined {
  const { besides } = orderTableFor(language) ?? {};
  const goesOn = besides !== undefined && new RegExp(`^(?:${besides})`, "iu").test(text.trim());
  return spokenDay(dialogue) ?? (goesOn ? doneDay(dialogue) : undefined);
}

/** The day that a period is, to be remembered; null if it's several. */
export const oneDay = ({ from, to }: Pick<Period, "from" | "to">): string | null =>
  from.add({ days: 1 }).equals(to) ? from.toString() : null;

/** The days that a span touches. */
export const freeDays = ({ from, to }: Extract<Intent, { kind: "calendar.free" }>): Pick<Period, "from" | "to"> => ({
  from: from.toPlainDate(),
  to: to.subtract({ nanoseconds: 1 }).toPlainDate().add({ days: 1 }),
});

/** The time that the question before was about, if it was about one. */
export const spokenTime = ({ time }: Pick<Dialogue, "time">): Temporal.PlainTime | undefined =>
  time == null ? undefined : Temporal.PlainTime.from(time);

/** When a span begins, to be remembered; null if it's a whole day or a part of one. */
export const freeTime = ({ from, to }: Extract<Intent, { kind: "calendar.free" }>): string | null =>
  from.until(to).total("hours") < 3 ? from.toPlainTime().toString() : null;

/** The first day of the days that were asked about, if a weekday that a text names is one of them but comes before them, too: which week that's in isn't said. */
export function weekAsked(asked: SaidText, { text, reading }: SaidText): Temporal.PlainDate | undefined {
  const intent = understand(asked.text, asked.reading);
  const period =
    intent.kind === "calendar.list" ? intent.period : intent.kind === "calendar.free" ? freeDays(intent) : null;
  const { days } = findTime(text, reading);
  if (period === null || oneDay(period) !== null || days?.isOfAnyWeek !== true) return undefined;
  const { from, to } = period;
  const ahead = (days.first.dayOfWeek - from.dayOfWeek + 7) % 7;
  const isOne = Temporal.PlainDate.compare(from.add({ days: ahead }), to) < 0;
  return isOne && Temporal.PlainDate.compare(days.first, from) < 0 ? from : undefined;
}
