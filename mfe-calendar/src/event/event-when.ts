import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { eventDays } from "./dated-event.ts";
import { daySpanText, spanText } from "../time/date-text.ts";

/** When an event is, as text in the viewer's time zone: "20 Nov 2026, 09:00 – 10:00". */
export function eventWhen(
  event: Pick<CalendarEvent, "start" | "end" | "allDay" | "timezone">,
  zone: string,
  locale: string,
): string {
  if (!event.allDay) return spanText(event.start, event.end, zone, locale);
  const { first, last } = eventDays(event, zone);
  return daySpanText(first, last, locale);
}

export function useEventWhen(event: Parameters<typeof eventWhen>[0], zone: string): string {
  return eventWhen(event, zone, useTranslation().i18n.language);
}
