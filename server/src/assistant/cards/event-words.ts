import { type CalendarEvent, type MessageCard, MORE_CARD } from "@atrium/shared-contracts/wire";
import { plain } from "../wording/plain.ts";
import { seriesWords } from "../wording/recurrence-words.ts";
import { datedSpanWords, spanWords } from "../wording/span-words.ts";
import type { Wording } from "../wording/wording.ts";

export const titled = (event: Pick<CalendarEvent, "title">) => `**${plain(event.title)}**`;

/** An event and when it is, in words that say the same on any day. */
export const datedWords = (event: Pick<CalendarEvent, "title" | "start" | "end" | "allDay">, wording: Wording) =>
  wording.t("proposal.what", { event: titled(event), when: datedSpanWords(event, wording) });

/** The first `shown` lines, and how many more there are. */
export function firstLines(lines: readonly string[], shown: number, { t }: Wording): string {
  const more = lines.length > shown ? [t("list.more", { count: lines.length - shown })] : [];
  return [...lines.slice(0, shown), ...more].join("\n");
}

/** The first `shown` events, one a line, and how many more there are. */
export const eventLines = (events: readonly CalendarEvent[], shown: number, wording: Wording): string =>
  firstLines(
    events.map((event) => wording.t("list.line", { event: titled(event), when: spanWords(event, wording) })),
    shown,
    wording,
  );

/** As `eventLines`, each recurring event as its whole series: "Judo, on Monday from 5 to 6 PM, every Monday". */
export const seriesLines = (events: readonly CalendarEvent[], shown: number, wording: Wording): string =>
  firstLines(
    events.map((event) => {
      const span = spanWords(event, wording);
      const every = event.recurrence === null ? null : seriesWords(event.recurrence, wording);
      const when = every === null ? span : wording.t("when.repeating", { when: span, every });
      return wording.t("list.line", { event: titled(event), when });
    }),
    shown,
    wording,
  );

/** As `eventLines`, in words that say the same on any day. */
export const datedLines = (events: readonly CalendarEvent[], shown: number, wording: Wording): string =>
  firstLines(
    events.map((event) => `- ${datedWords(event, wording)}`),
    shown,
    wording,
  );

export const eventCard = (event: CalendarEvent): MessageCard => ({ kind: "calendar.event", data: { ...event } });

const CARDS = 3;

/** The first events as cards, and how many more there are. */
export function firstCards(events: readonly CalendarEvent[], { t }: Wording): MessageCard[] {
  const count = events.length - CARDS;
  const more = { kind: MORE_CARD, data: { text: t("list.more", { count }).replace(/^- /, "") } };
  return [...events.slice(0, CARDS).map(eventCard), ...(count > 0 ? [more] : [])];
}
