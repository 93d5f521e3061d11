import type { Temporal } from "temporal-polyfill";
import type { Wording } from "./wording.ts";

type Said = Pick<Wording, "language" | "clock">;

/** Making one takes longer than all else that a reply says. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor({ language, clock }: Said): Intl.DateTimeFormat {
  const key = `${language} ${clock}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const { hourCycle = "h23" } = new Intl.DateTimeFormat(clock, { hour: "numeric" }).resolvedOptions();
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", hourCycle, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}

/** A time of day, on the person's clock, like the cards that the browser draws beside the text: "1:30 PM", "13:30". */
export const clockText = (time: Temporal.PlainTime, said: Said): string =>
  formatFor(said).format(Date.UTC(1970, 0, 1, time.hour, time.minute));

/** The same with how far it's from Greenwich, which tells an hour that comes twice from its second time: "2:30 AM GMT+2". */
export function clockTextWithOffset(at: Temporal.ZonedDateTime, said: Said): string {
  const format = new Intl.DateTimeFormat(said.language, { timeZone: at.timeZoneId, timeZoneName: "shortOffset" });
  const offset = format.formatToParts(at.epochMilliseconds).find(({ type }) => type === "timeZoneName");
  return `${clockText(at.toPlainTime(), said)} ${offset?.value ?? at.offset}`;
}
