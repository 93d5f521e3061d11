import type { TFunction } from "@atrium/shared-ui/i18n";
import type { Temporal } from "temporal-polyfill";
import { dayText } from "../time/date-text.ts";

/** A day's name and how many events it has. Only the name if there's none yet, and it may have some that aren't known. */
export function dayLabel(
  day: Temporal.PlainDate,
  { count, complete }: { readonly count: number; readonly complete: boolean },
  t: TFunction,
  language: string,
): string {
  const name = dayText(day, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return count > 0 || complete ? t("day.label", { day: name, events: t("day.events", { count }) }) : name;
}
