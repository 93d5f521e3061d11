import type { Temporal } from "temporal-polyfill";
import { intlLanguage, type Wording } from "./wording.ts";

type Said = Pick<Wording, "t" | "language" | "now">;

function partsOf(day: Temporal.PlainDate, { language, now }: Said, year: boolean) {
  const locale = intlLanguage(language);
  const dated = year || day.year !== now.year;
  return {
    weekday: day.toLocaleString(locale, { weekday: "long" }),
    date: day.toLocaleString(locale, { day: "numeric", month: "long", ...(dated && { year: "numeric" }) }),
  };
}

/** A day of a month whether or not there is one: "February 30". */
export function monthDay(
  { day, month, year }: { day: number; month: number; year?: number | undefined },
  { language }: Pick<Wording, "language">,
): string {
  // A day that every month has stands for it.
  const there = Date.UTC(year ?? 2_024, month - 1, 28);
  const format = new Intl.DateTimeFormat(intlLanguage(language), {
    day: "numeric",
    month: "long",
    ...(year !== undefined && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format
    .formatToParts(there)
    .map(({ type, value }) => (type === "day" ? value.replace("28", String(day)) : value))
    .join("");
}

/** "Friday 27 November 2026". */
export const fullDate = (day: Temporal.PlainDate, wording: Said): string =>
  wording.t("day.named", partsOf(day, wording, true));

/** "On Friday 27 November": what says the same on any day of the year. */
export const onDate = (day: Temporal.PlainDate, wording: Said): string =>
  wording.t("day.on", partsOf(day, wording, false));

/** "Friday 27 November". */
export const dateWords = (day: Temporal.PlainDate, wording: Said): string =>
  wording.t("day.named", partsOf(day, wording, false));

function nearby(day: Temporal.PlainDate, { t, now }: Said): string | null {
  const ahead = now.toPlainDate().until(day).days;
  if (ahead === 0) return t("day.today");
  if (ahead === 1) return t("day.tomorrow");
  return ahead === -1 ? t("day.yesterday") : null;
}

/** "Today", "tomorrow", or "on Friday 27 November". */
export const onDay = (day: Temporal.PlainDate, wording: Said): string => nearby(day, wording) ?? onDate(day, wording);

/** "Today", "tomorrow", or "Friday 27 November". */
export const dayWords = (day: Temporal.PlainDate, wording: Said): string =>
  nearby(day, wording) ?? dateWords(day, wording);
