import type { Temporal } from "temporal-polyfill";
import type { Wording } from "./wording.ts";

/** A time of day, on the person's clock, like the cards that the browser draws beside the text: "1:30 PM", "13:30". */
export function clockText(time: Temporal.PlainTime, { language, clock }: Pick<Wording, "language" | "clock">): string {
  const { hourCycle = "h23" } = new Intl.DateTimeFormat(clock, { hour: "numeric" }).resolvedOptions();
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", hourCycle, timeZone: "UTC" });
  return format.format(Date.UTC(1970, 0, 1, time.hour, time.minute));
}
