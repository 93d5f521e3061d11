import type { CalendarEvent, MessageCard } from "@atrium/shared-contracts/wire";
import { plain } from "../wording/plain.ts";
import { spanWords } from "../wording/span-words.ts";
import type { Wording } from "../wording/wording.ts";

export const titled = (event: Pick<CalendarEvent, "title">) => `**${plain(event.title)}**`;

/** The first `shown` events, one a line, and how many more there are. */
export function eventLines(events: readonly CalendarEvent[], shown: number, wording: Wording): string {
  const lines = events
    .slice(0, shown)
    .map((event) => wording.t("list.line", { event: titled(event), when: spanWords(event, wording) }));
  const more = events.length > shown ? [wording.t("list.more", { count: events.length - shown })] : [];
  return [...lines, ...more].join("\n");
}

export const eventCard = (event: CalendarEvent): MessageCard => ({ kind: "calendar.event", data: { ...event } });
