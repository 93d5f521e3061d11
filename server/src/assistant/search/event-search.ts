import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { CalendarPort } from "../reply/ports.ts";
import type { When } from "../understanding/intent.ts";
import type { DayPart } from "../understanding/time/saying.ts";
import type { Days } from "../understanding/time/time-reading.ts";
import { HOURS_OF_PART } from "../understanding/usual-hours.ts";
import { inZone, instantOf, isoInstant } from "../understanding/zone.ts";

/** How far ahead and back to search when the user names an event without a date. */
const AHEAD_DAYS = 180;
const BACK_DAYS = 1;

/** Without accents; đ is a letter of its own. */
const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");

/** Scripts that don't put spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Of a word that's declined, the part that stays. */
const stem = (word: string) =>
  /^\p{Script=Cyrillic}{4,}$/u.test(word) ? word.replace(/[аеёиоуыэюяьй]{1,2}[мх]?$/u, "") : word;

/** Whether the title contains every word, as a whole word or the start of one; in scripts without spaces, anywhere. */
export function titleMatches(title: string, words: string): boolean {
  const whole = folded(title);
  // "Mias birthday" is "Mia's birthday", too.
  const parts = `${whole} ${whole.replaceAll(/['’]/gu, "")}`.split(/[^\p{L}\p{N}]+/u);
  return folded(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => (UNSPACED.test(whole) ? whole.includes(word) : parts.some((part) => part.startsWith(stem(word)))));
}

/** Events between two days that match the title words and the time, sorted by start. */
export async function findEvents(
  calendar: CalendarPort,
  of: {
    userId: string;
    now: Temporal.ZonedDateTime;
    words: string;
    when: When | null;
    days: Days | null;
    part?: DayPart | null;
  },
): Promise<CalendarEvent[]> {
  const { now, when, days, part = null } = of;
  const zone = now.timeZoneId;
  const today = now.toPlainDate();
  const named = days?.first ?? (when !== null && (when.dayNamed || when.start.time === null) ? when.start.day : null);
  const from = named ?? today.subtract({ days: BACK_DAYS });
  const to = named === null ? today.add({ days: AHEAD_DAYS }) : (days?.last ?? named).add({ days: 1 });
  const events = await calendar.listEvents(of.userId, {
    from: isoInstant(instantOf({ day: from, time: null }, zone)),
    to: isoInstant(instantOf({ day: to, time: null }, zone)),
  });
  return events.filter((event) => titleMatches(event.title, of.words) && beginsAt(event, { when, part }, zone));
}

interface SaidTime {
  readonly when: When | null;
  readonly part: DayPart | null;
}

/** What of an event tells whether it's meant. */
export type Named = Pick<CalendarEvent, "title" | "start" | "end" | "allDay">;

function beginsAt({ allDay, start }: Named, { when, part }: SaidTime, zone: string): boolean {
  const time = when?.start.time ?? null;
  if (time === null && part === null) return true;
  if (allDay) return false;
  const begins = inZone(new Date(start), zone).toPlainTime();
  if (time !== null) return Temporal.PlainTime.compare(begins, time) === 0;
  const [from, to] = part === null ? [0, 24] : HOURS_OF_PART[part];
  return begins.hour >= from && begins.hour < to;
}

/** Whether an event has the title words, and is on these days and at this time. */
export function isMeant(
  event: Named,
  { words, when, days, part, zone }: SaidTime & { words: string; days: Days | null; zone: string },
): boolean {
  const first = inZone(new Date(event.start), zone).toPlainDate();
  const last = inZone(new Date(Date.parse(event.end) - 1), zone).toPlainDate();
  const from = days?.first ?? (when?.dayNamed === true ? when.start.day : null);
  const to = days?.last ?? from;
  const isOn =
    from === null ||
    to === null ||
    (Temporal.PlainDate.compare(last, from) >= 0 && Temporal.PlainDate.compare(first, to) <= 0);
  return isOn && titleMatches(event.title, words) && beginsAt(event, { when, part }, zone);
}

/** Keeps one event per series: its next occurrence. */
export function withoutRepeats(events: readonly CalendarEvent[]): CalendarEvent[] {
  const seen = new Set<string>();
  return events.filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined);
}
