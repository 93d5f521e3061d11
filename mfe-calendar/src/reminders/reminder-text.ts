import type { NotificationInput } from "@atrium/shared-contracts/contract";
import type { Language } from "@atrium/shared-contracts/spec";
import { eventWhen } from "../event/event-when.ts";
import { eventPath } from "../event/event-path.ts";
import type { Reminder } from "./reminder.ts";

const MINUTE_MS = 60_000;
/** Minutes in an hour and in a day. */
const [HOUR, DAY] = [60, 24 * 60];

/** A reminder as a notification: the event, how soon it starts, when and where. Clicking it opens the event. */
export function reminderNotification(
  { event, startsAt }: Reminder,
  now: number,
  { language, zone }: { readonly language: Language; readonly zone: string },
): NotificationInput {
  const place = event.location ? [event.location] : [];
  return {
    type: "info",
    title: event.title,
    message: [soonText(startsAt - now, language), eventWhen(event, zone, language), ...place].join(" · "),
    path: eventPath(event, zone),
  };
}

/** "in 10 minutes", "in 2 hours", "tomorrow", "now". */
export function soonText(ms: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.round(ms / MINUTE_MS);
  if (Math.abs(minutes) < 1) return format.format(0, "second");
  if (Math.abs(minutes) < HOUR) return format.format(minutes, "minute");
  return Math.abs(minutes) < DAY
    ? format.format(Math.round(minutes / HOUR), "hour")
    : format.format(Math.round(minutes / DAY), "day");
}
