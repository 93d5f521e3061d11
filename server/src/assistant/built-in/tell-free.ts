import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { isoInstant } from "../understanding/zone.ts";
import { clockText } from "../wording/clock-text.ts";
import { dayWords, onDay } from "../wording/day-words.ts";
import { spanWords } from "../wording/span-words.ts";
import { capital, listed, sentences, type Wording } from "../wording/wording.ts";
import { says, type Answer } from "./answer.ts";
import { freeTime } from "./spoken-day.ts";
import { eventLines, firstCards } from "../cards/event-words.ts";
import { freeTimes, type TimeSpan } from "../search/free-times.ts";
import { keyOf } from "../dialogue/event-key.ts";

const SHOWN = 20;
/** Whole days are looked through for free times between these hours. */
const AWAKE = [8, 20] as const;
/** Of more days, it isn't told when each one is free. */
const MOST_DAYS = 7;
const DEFAULT_MINUTES = 30;

type Wish = Extract<Intent, { kind: "calendar.free" }>;

/** The days of a span of whole days, or of more than one. Empty if it's within a day. */
function daysOf({ from, to }: Wish): Temporal.PlainDate[] {
  const count = Math.round(from.until(to, { largestUnit: "days" }).total({ unit: "days", relativeTo: from }));
  const isWhole = from.hour === 0 && from.minute === 0 && to.hour === 0 && to.minute === 0;
  const isWithin = !isWhole && from.until(to).total({ unit: "hours", relativeTo: from }) < 24;
  return isWithin ? [] : Array.from({ length: Math.max(1, count) }, (_, days) => from.toPlainDate().add({ days }));
}

/** A span without what's over of it. One of whole days stays as it is. */
function aheadIn({ from, to, ...wish }: Wish, { now }: Pick<Wording, "now">): Wish {
  const present = now.toPlainDateTime().round("minute");
  const isWithin = daysOf({ from, to, ...wish }).length === 0;
  const begins = isWithin && Temporal.PlainDateTime.compare(from, present) < 0 ? present : from;
  return { ...wish, from: begins, to };
}

/** Says whether a span is free, and otherwise what's in it and which times of it are free. */
export async function tellFree(
  calendar: CalendarPort,
  request: ReplyRequest,
  asked: Wish,
  wording: Wording,
): Promise<Answer> {
  const { t, now } = wording;
  if (Temporal.PlainDateTime.compare(asked.to, now.toPlainDateTime()) <= 0) return says(overWords(asked, wording));
  const wish = aheadIn(asked, wording);
  const [start, end] = [wish.from, wish.to].map((local) => local.toZonedDateTime(now.timeZoneId).toInstant());
  if (start === undefined || end === undefined) throw new Error("A span has a start and an end");
  const span = { start: isoInstant(start), end: isoInstant(end) };
  const days = daysOf(wish);
  const when = spanWords({ ...span, allDay: days.length > 0 }, wording);
  const events = await request.remember("listed", () =>
    calendar.listEvents(request.userId, { from: span.start, to: span.end }),
  );
  if (events.length === 0) return says(t("free.yes", { when }), [], { events: [] });
  const least = (wish.minutes ?? DEFAULT_MINUTES) * 60_000;
  const gapsOf = ({ from, to }: TimeSpan) =>
    freeTimes({ from: Math.max(from, now.epochMilliseconds), to }, events, least);
  const awake = (day: Temporal.PlainDate): TimeSpan => {
    const [from, to] = AWAKE.map((hour) => day.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: { hour } }));
    return { from: from?.epochMilliseconds ?? 0, to: to?.epochMilliseconds ?? 0 };
  };
  const told = (headline: string, free: string) =>
    says(
      [headline, eventLines(events, SHOWN, wording), free].filter(Boolean).join("\n\n"),
      firstCards(events, wording),
      { events: events.slice(0, SHOWN).map(keyOf) },
    );
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) {
    const gaps = gapsOf({ from: Date.parse(span.start), to: Date.parse(span.end) });
    const isPart = freeTime(wish) === null && gaps.length > 0;
    return told(t(isPart ? "free.partly" : "free.no", { when }), timesText(gaps, wording));
  }
  const byDay = days.map((day) => ({ day, gaps: gapsOf(awake(day)) }));
  if (byDay.every(({ gaps }) => gaps.length === 0)) return told(t("free.no", { when }), "");
  if (days.length === 1)
    return told(t("free.partly", { when: onDay(first, wording) }), timesText(byDay[0]?.gaps ?? [], wording));
  const headline = t("free.partlyDays", { first: dayWords(first, wording), last: dayWords(last, wording) });
  return told(headline, days.length > MOST_DAYS ? "" : daysText(byDay, events, wording));
}

/** That a span is over. */
function overWords(wish: Wish, wording: Wording): string {
  const { t, now, language } = wording;
  const [start = "", end = ""] = [wish.from, wish.to].map((local) =>
    isoInstant(local.toZonedDateTime(now.timeZoneId).toInstant()),
  );
  const isOneDay = daysOf(wish).length === 1;
  const when = isOneDay
    ? onDay(wish.from.toPlainDate(), wording)
    : spanWords({ start, end, allDay: daysOf(wish).length > 0 }, wording);
  return capital(t("trouble.past", { when }), language);
}

const rangeOf = ({ from, to }: TimeSpan, wording: Wording): string =>
  [from, to]
    .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(wording.now.timeZoneId).toPlainTime())
    .map((time) => clockText(time, wording))
    .join("–");

const ranges = (gaps: readonly TimeSpan[], wording: Wording): string =>
  listed(
    gaps.map((gap) => rangeOf(gap, wording)),
    "conjunction",
    wording.language,
  );

const timesText = (gaps: readonly TimeSpan[], wording: Wording): string =>
  gaps.length === 0 ? "" : wording.t("free.times", { times: ranges(gaps, wording) });

/** When each day is free, for those that are. */
function daysText(
  byDay: readonly { readonly day: Temporal.PlainDate; readonly gaps: readonly TimeSpan[] }[],
  events: readonly CalendarEvent[],
  wording: Wording,
): string {
  const { t, now, language } = wording;
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(now.timeZoneId).epochMilliseconds;
  const isEmpty = (day: Temporal.PlainDate) =>
    !events.some(
      ({ start, end }) => Date.parse(start) < startOf(day.add({ days: 1 })) && Date.parse(end) > startOf(day),
    );
  const lines = byDay
    .filter(({ gaps }) => gaps.length > 0)
    .map(({ day, gaps }) => {
      const times = isEmpty(day) ? t("free.allDay") : ranges(gaps, wording);
      return `- ${sentences(language, t("free.onDay", { day: dayWords(day, wording), times }))}`;
    });
  return `${t("free.days")}\n\n${lines.join("\n")}`;
}
