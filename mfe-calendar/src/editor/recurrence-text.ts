import type { TFunction } from "@atrium/shared-ui/i18n";
import { parseRule, type RecurrenceRule } from "./recurrence-rule.ts";

/** A rule in words: "Every 2 weeks on Monday and Thursday, 10 times". `t` must use this feature's namespace. */
export function recurrenceText(rule: string, t: TFunction, locale: string): string {
  const parsed = parseRule(rule);
  if (!parsed?.complete) return t("recurrence.custom");
  // In some languages, the plural form for 1 would read like "Every 1 days".
  const every =
    parsed.interval === 1
      ? t(`recurrence.${parsed.frequency}`)
      : t(`recurrence.every.${parsed.frequency}`, { count: parsed.interval });
  const days = parsed.weekdays.length === 0 ? every : t("recurrence.on", { every, days: weekdayList(parsed, locale) });
  switch (parsed.end.kind) {
    case "never":
      return days;
    case "count":
      return t("recurrence.times", { every: days, count: parsed.end.count });
    case "until":
      return t("recurrence.until", {
        every: days,
        date: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(parsed.end.at),
      });
  }
}

function weekdayList({ weekdays }: RecurrenceRule, locale: string): string {
  const names = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // January 1, 2024 was a Monday.
  const words = weekdays.map((weekday) => names.format(Date.UTC(2024, 0, weekday)));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}
