import type { TFunction } from "@atrium/shared-ui/i18n";
import type { Temporal } from "temporal-polyfill";
import type { DatedEvent } from "../event/dated-event.ts";
import { timeRangeText, timeText } from "../time/date-text.ts";

/** An event's times on `day`, as text: "09:00 – 10:00", "from 22:00", "until 02:00", "All day". */
export function timesOnDay(
  { event, days }: DatedEvent,
  day: Temporal.PlainDate,
  zone: string,
  locale: string,
  t: TFunction,
): string {
  const [begins, ends] = [days.first.equals(day), days.last.equals(day)];
  if (event.allDay || (!begins && !ends)) return t("event.allDay");
  if (begins && ends) return timeRangeText(event.start, event.end, zone, locale);
  if (begins) return t("event.from", { time: timeText(event.start, zone, locale) });
  return t("event.until", { time: timeText(event.end, zone, locale) });
}
