import type { Temporal } from "temporal-polyfill";

/** A calendar day as text. Formatted at noon UTC, so no time zone can shift it. */
export function dayText(day: Temporal.PlainDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { ...options, timeZone: "UTC" }).format(Date.UTC(day.year, day.month - 1, day.day, 12));
}

/** Time of day of an instant (ISO 8601) in `zone`, as short as the language allows: "9 AM", "9:30 AM", "09:00". */
export function timeText(instant: string, zone: string, locale: string): string {
  const at = new Date(instant);
  const format = formatter(locale, { hour: "numeric", minute: "2-digit", timeZone: zone });
  const parts = format.formatToParts(at);
  const fullHour = parts.some(({ type, value }) => type === "minute" && Number(value) === 0);
  const halfDays = parts.some(({ type }) => type === "dayPeriod");
  return fullHour && halfDays ? formatter(locale, { hour: "numeric", timeZone: zone }).format(at) : format.format(at);
}

/** Times of day from start to end, both on the same day. */
export function timeRangeText(start: string, end: string, zone: string, locale: string): string {
  const format = formatter(locale, { hour: "numeric", minute: "2-digit", timeZone: zone });
  return format.formatRange(new Date(start), new Date(end));
}

/** Dates and times of a span in `zone`. What both ends share appears once. */
export function spanText(start: string, end: string, zone: string, locale: string): string {
  const format = formatter(locale, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  return format.formatRange(new Date(start), new Date(end));
}

/** Days from first to last, both inclusive. */
export function daySpanText(first: Temporal.PlainDate, last: Temporal.PlainDate, locale: string): string {
  const noon = (day: Temporal.PlainDate) => Date.UTC(day.year, day.month - 1, day.day, 12);
  return formatter(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(noon(first), noon(last));
}

// Creating a formatter costs far more than using one, and a month formats a hundred times.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let made = formatters.get(key);
  if (!made) formatters.set(key, (made = new Intl.DateTimeFormat(locale, options)));
  return made;
}
