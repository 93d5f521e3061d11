import type { Temporal } from "temporal-polyfill";

/**
 * A time of day in an English sentence, on the clock of `language` (12 or 24 hours), like the cards that the browser draws beside the text:
 * "1:30 PM", "13:30".
 */
export function clockText(time: Temporal.PlainTime, language: string): string {
  const { hourCycle = "h23" } = new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions();
  const format = new Intl.DateTimeFormat("en", { timeStyle: "short", hourCycle, timeZone: "UTC" });
  return format.format(Date.UTC(1970, 0, 1, time.hour, time.minute));
}
