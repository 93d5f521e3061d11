import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { CalendarPort } from "../reply/ports.ts";
import type { When } from "../understanding/intent.ts";
import { inZone, instantOf, isoInstant } from "../understanding/zone.ts";

/** How far ahead and back to search when the user names an event without a date. */
const AHEAD_DAYS = 180;
const BACK_DAYS = 1;

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether the title contains every word, as a whole word or the start of one. */
export function titleMatches(title: string, words: string): boolean {
  const parts = folded(title).split(/[^\p{L}\p{N}]+/u);
  return folded(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => parts.some((part) => part.startsWith(word)));
}

/** Events between two days that match the title words and the time, sorted by start. */
export async function findEvents(
  calendar: CalendarPort,
  of: { userId: string; now: Temporal.ZonedDateTime; words: string; when: When | null },
): Promise<CalendarEvent[]> {
  const { now, when } = of;
  const zone = now.timeZoneId;
  const today = now.toPlainDate();
  const named = when !== null && (when.dayNamed || when.start.time === null);
  const from = named ? when.start.day : today.subtract({ days: BACK_DAYS });
  const to = named ? when.start.day.add({ days: 1 }) : today.add({ days: AHEAD_DAYS });
  const events = await calendar.listEvents(of.userId, {
    from: isoInstant(instantOf({ day: from, time: null }, zone)),
    to: isoInstant(instantOf({ day: to, time: null }, zone)),
  });
  const time = when?.start.time ?? null;
  const atTime = (event: CalendarEvent) =>
    time === null ||
    (!event.allDay && Temporal.PlainTime.compare(inZone(new Date(event.start), zone).toPlainTime(), time) === 0);
  return events.filter((event) => titleMatches(event.title, of.words) && atTime(event));
}

/** Keeps one event per series: its next occurrence. */
export function withoutRepeats(events: readonly CalendarEvent[]): CalendarEvent[] {
  const seen = new Set<string>();
  return events.filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined);
}
