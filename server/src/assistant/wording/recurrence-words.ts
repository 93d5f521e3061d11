import { Temporal } from "temporal-polyfill";
import { dateWords } from "./day-words.ts";
import { intlLanguage, listed, type Wording } from "./wording.ts";

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const SATURDAY = 5;
const A_MONDAY = Temporal.PlainDate.from("1970-01-05");

/** An RRULE of this module in words: "every Monday and Thursday", "every 2 weeks". */
export function recurrenceWords(rule: string, { t, language }: Pick<Wording, "t" | "language">): string {
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const unit = (parts.get("FREQ") ?? "DAILY").toLowerCase();
  const every = interval === 1 ? t(`each.${unit}`) : t(`every.${unit}`, { count: interval });
  const weekdays = (parts.get("BYDAY") ?? "").split(",").map((day) => WEEKDAYS.indexOf(day));
  // Other rules, such as the last Friday of a month, are told by how often they come.
  if (weekdays.includes(-1)) return every;
  const named = (days: readonly number[]) =>
    listed(
      days.map((day) => A_MONDAY.add({ days: day }).toLocaleString(intlLanguage(language), { weekday: "long" })),
      "conjunction",
      language,
    );
  if (interval === 1) {
    const workdays = weekdays.every((day) => day < SATURDAY);
    const all = workdays ? t("every.weekday") : t("each.daily");
    const missing = WEEKDAYS.map((_, day) => day).filter(
      (day) => !weekdays.includes(day) && !(workdays && day >= SATURDAY),
    );
    if (missing.length === 0) return all;
    if (missing.length === 1) return t("every.except", { every: all, days: named(missing) });
  }
  const days = named(weekdays);
  if (interval > 2) return t("every.on", { every, days });
  return interval === 2 ? t("every.otherDays", { days }) : t("every.days", { days });
}

/** The last day of a rule that ends on one, in a time zone. */
function lastDay(rule: string, zone: string): Temporal.PlainDate | null {
  const [, year, month, day, time] = /(?:^|;)UNTIL=(\d{4})(\d\d)(\d\d)(T\d{6}Z)?/.exec(rule) ?? [];
  if (year === undefined) return null;
  const date = `${year}-${month}-${day}`;
  if (time === undefined) return Temporal.PlainDate.from(date);
  const at = `${date}T${time.slice(1, 3)}:${time.slice(3, 5)}:${time.slice(5, 7)}Z`;
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate();
}

/** The same with the days that are left out and the last day, if there are any: "every Monday until Thursday 31 December". */
export function seriesWords(rule: string, wording: Wording, leftOut: readonly Temporal.PlainDate[] = []): string {
  const dates = listed(
    leftOut.map((day) => dateWords(day, wording)),
    "conjunction",
    wording.language,
  );
  const all = recurrenceWords(rule, wording);
  const every = leftOut.length === 0 ? all : wording.t("every.except", { every: all, days: dates });
  const last = lastDay(rule, wording.now.timeZoneId);
  return last === null ? every : wording.t("every.until", { every, day: dateWords(last, wording) });
}
