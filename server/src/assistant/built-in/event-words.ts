import type { CalendarEvent, MessageCard } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { clockText } from "../understanding/clock-text.ts";
import type { Reading } from "../understanding/intent.ts";
import { datedName, dayName } from "../understanding/period.ts";
import { plain } from "../understanding/words.ts";
import { inZone } from "../understanding/zone.ts";

type Span = Pick<CalendarEvent, "start" | "end" | "allDay">;

/** "tomorrow from 12:00 PM to 1:00 PM", "on Friday 27 November, all day". */
export const spanWords = (event: Span, reading: Reading): string => spanIn(event, reading, dayName);

/** "on Friday 27 November from 12:00 PM to 1:00 PM": what says the same on any day. */
export const datedSpanWords = (event: Span, reading: Reading): string => spanIn(event, reading, datedName);

function spanIn(
  event: Span,
  { now, language }: Reading,
  dayName: (day: Temporal.PlainDate, today: Temporal.PlainDate) => string,
): string {
  const clock = (at: Temporal.ZonedDateTime) => clockText(at.toPlainTime(), language);
  const start = inZone(new Date(event.start), now.timeZoneId);
  const end = inZone(new Date(event.end), now.timeZoneId);
  const today = now.toPlainDate();
  const day = dayName(start.toPlainDate(), today);
  if (event.allDay) {
    const last = end.toPlainDate().subtract({ days: 1 });
    return Temporal.PlainDate.compare(last, start.toPlainDate()) > 0
      ? `from ${bare(day)} to ${bare(dayName(last, today))}, all day`
      : `${day}, all day`;
  }
  if (start.toPlainDate().equals(end.toPlainDate())) return `${day} from ${clock(start)} to ${clock(end)}`;
  return `from ${bare(day)} at ${clock(start)} to ${bare(dayName(end.toPlainDate(), today))} at ${clock(end)}`;
}

const bare = (day: string) => day.replace(/^on /, "");

export const titled = (event: Pick<CalendarEvent, "title">) => `**${plain(event.title)}**`;

export const eventCard = (event: CalendarEvent): MessageCard => ({ kind: "calendar.event", data: { ...event } });
