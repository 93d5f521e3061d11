import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { When } from "../../understanding/intent.ts";
import { comingDate } from "../../understanding/time/dates.ts";
import { isDoubtful, isGuessed, type Known, likelyTime, movedTime } from "../../understanding/usual-hours.ts";
import { findTarget, findTimeIn, type FoundTime, type SaidText, type Settle } from "../../understanding/when.ts";
import { inZone, instantOf, isoInstant } from "../../understanding/zone.ts";

type Span = Pick<CalendarEvent, "start" | "end" | "allDay">;

const DAY_MINUTES = 1_440;
const SUNDAY = 7;
const [EVENING_HOUR, NIGHT_ENDS] = [17, 5] as const;

const lengthOf = (event: CalendarEvent) => Date.parse(event.end) - Date.parse(event.start);

/** The event at another time: what isn't said of that stays as it is. */
export function movedTo(event: CalendarEvent, when: When, now: Temporal.ZonedDateTime): Span {
  const zone = now.timeZoneId;
  const start = inZone(new Date(event.start), zone);
  const day = when.dayNamed ? when.start.day : start.toPlainDate();
  const time = when.start.time ?? (event.allDay ? null : start.toPlainTime());
  const begins = instantOf({ day, time }, zone);
  if (time === null) {
    const days = Math.max(1, Math.round(lengthOf(event) / 86_400_000));
    return {
      start: isoInstant(begins),
      end: isoInstant(instantOf({ day: day.add({ days }), time }, zone)),
      allDay: true,
    };
  }
  const named = when.end === null || when.end.time === null ? null : instantOf({ ...when.end, day }, zone);
  const kept = begins.add({ milliseconds: event.allDay ? 3_600_000 : lengthOf(event) });
  return { start: isoInstant(begins), end: isoInstant(named ?? kept), allDay: false };
}

/**
 * The event so many minutes later on the clock, or earlier if they're negative, and as long as before. Null for all-day events by anything but whole days.
 */
export function movedBy(event: CalendarEvent, minutes: number, now: Temporal.ZonedDateTime): Span | null {
  if (event.allDay && minutes % DAY_MINUTES !== 0) return null;
  const zone = now.timeZoneId;
  const [from, to] = [event.start, event.end].map((at) => inZone(new Date(at), zone));
  if (from === undefined || to === undefined) return null;
  const onDay = (at: Temporal.ZonedDateTime) =>
    instantOf({ day: at.toPlainDate().add({ days: minutes / DAY_MINUTES }), time: null }, zone);
  const begins = event.allDay ? onDay(from) : onClock(from, minutes);
  const ends = event.allDay ? onDay(to) : begins.add({ milliseconds: lengthOf(event) });
  return { start: isoInstant(begins), end: isoInstant(ends), allDay: event.allDay };
}

/** So many minutes later on the clock. Of an hour that comes twice, it's the one that so many minutes lead to, if they do. */
function onClock(at: Temporal.ZonedDateTime, minutes: number): Temporal.Instant {
  const wanted = at.toPlainDateTime().add({ minutes });
  const passed = at.add({ minutes });
  if (passed.toPlainDateTime().equals(wanted)) return passed.toInstant();
  // A time that the clocks skip goes on the way that was said.
  return wanted.toZonedDateTime(at.timeZoneId, { disambiguation: minutes < 0 ? "earlier" : "later" }).toInstant();
}

/** The event with another length in minutes. Null if that's no length, or not whole days of an all-day event. */
export function lastingFor(event: CalendarEvent, minutes: number, now: Temporal.ZonedDateTime): Span | null {
  if (minutes <= 0 || (event.allDay && minutes % DAY_MINUTES !== 0)) return null;
  const start = inZone(new Date(event.start), now.timeZoneId);
  const end = event.allDay ? start.add({ days: minutes / DAY_MINUTES }) : start.add({ minutes });
  return { start: event.start, end: isoInstant(end.toInstant()), allDay: event.allDay };
}

/** An end that could be before or after noon is the first one after the start. */
export const endTime =
  (event: CalendarEvent, now: Temporal.ZonedDateTime): Settle =>
  ({ time, exact }) => {
    const start = inZone(new Date(event.start), now.timeZoneId).toPlainTime();
    return exact || Temporal.PlainTime.compare(time, start) > 0 ? time : time.add({ hours: 12 });
  };

/** The event with another end: a day of an all-day event, a time of another one. Null if it begins only after that. */
export function endingAt(event: CalendarEvent, { days, when }: FoundTime, now: Temporal.ZonedDateTime): Span | null {
  const start = inZone(new Date(event.start), now.timeZoneId);
  const first = start.toPlainDate();
  if (event.allDay) {
    if (days === null) return null;
    const coming = days.isOfAnyMonth ? comingDate(first.month, days.last.day, first) : days.last;
    if (coming === null || Temporal.PlainDate.compare(coming, first) < 0) return null;
    const end = instantOf({ day: coming.add({ days: 1 }), time: null }, now.timeZoneId);
    return { start: event.start, end: isoInstant(end), allDay: true };
  }
  const time = when?.start.time ?? null;
  if (time === null || (days !== null && !days.last.equals(first))) return null;
  const isAfter = Temporal.PlainTime.compare(time, start.toPlainTime()) > 0;
  // What begins in the evening may end past midnight.
  const isNight = start.hour >= EVENING_HOUR && time.hour < NIGHT_ENDS;
  if (!isAfter && !isNight) return null;
  const day = isAfter ? first : first.add({ days: 1 });
  return { start: event.start, end: isoInstant(instantOf({ day, time }, now.timeZoneId)), allDay: false };
}

export const minutesOfEvent = (event: CalendarEvent): number =>
  event.allDay ? Math.round(lengthOf(event) / 86_400_000) * DAY_MINUTES : lengthOf(event) / 60_000;

/** Whether an event would begin in the past. */
export const isOver = ({ start }: Pick<Span, "start">, now: Temporal.ZonedDateTime): boolean =>
  Date.parse(start) <= now.epochMilliseconds;

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The event as a series, at another time if that's said. Null if it's unclear how often, or if the series wouldn't begin with it. */
export function repeatedAs(
  event: CalendarEvent,
  { recurrence, exceptDays, unclear, when }: FoundTime,
  now: Temporal.ZonedDateTime,
): (Span & Pick<CalendarEvent, "recurrence">) | null {
  if (recurrence === null || exceptDays.length > 0 || unclear) return null;
  const { dayOfWeek } = inZone(new Date(event.start), now.timeZoneId);
  const days = /BYDAY=([A-Z0-9,-]+)/.exec(recurrence)?.[1]?.split(",");
  if (days !== undefined && !days.includes(WEEKDAYS[dayOfWeek - 1] ?? "")) return null;
  const time = when?.start.time ?? null;
  const span =
    time === null
      ? event
      : movedTo(event, { start: { day: now.toPlainDate(), time }, end: when?.end ?? null, dayNamed: false }, now);
  return { start: span.start, end: span.end, allDay: span.allDay, recurrence };
}

const knownOf = ({ start, title }: CalendarEvent, now: Temporal.ZonedDateTime): Known => ({
  begins: inZone(new Date(start), now.timeZoneId).toPlainTime(),
  title,
});

/** Whether the half of the day that `targetOf` tells was guessed. */
export function isGuessedTarget(
  event: CalendarEvent,
  told: readonly [SaidText, ...SaidText[]],
  now: Temporal.ZonedDateTime,
): boolean {
  const { clock } = findTimeIn(told, likelyTime);
  if (clock === null) return false;
  return event.allDay ? isDoubtful(clock, event.title) : isGuessed(clock, knownOf(event, now));
}

/** Where an event should be. "Next week at the same time" is on its weekday. Null if that's unclear. */
export function targetOf(
  event: CalendarEvent,
  told: readonly [SaidText, ...SaidText[]],
  now: Temporal.ZonedDateTime,
  settle: Settle = event.allDay ? likelyTime : movedTime(knownOf(event, now)),
): When | null {
  const start = inZone(new Date(event.start), now.timeZoneId);
  const { days, isSameTime } = findTimeIn(told, likelyTime);
  if (days?.as === "week" && isSameTime) {
    const day = days.first.add({ days: (start.dayOfWeek - days.first.dayOfWeek + 7) % 7 });
    return { start: { day, time: null }, end: null, dayNamed: true };
  }
  return findTarget(told, settle);
}

/** The days that a weekday alone could mean where `ofWeek` can't tell: the coming one, and that of the event's own week or else of the next one. */
export function eitherWeek(event: CalendarEvent, { start: { day } }: When, now: Temporal.ZonedDateTime) {
  const from = inZone(new Date(event.start), now.timeZoneId).toPlainDate();
  const own = from.add({ days: day.dayOfWeek - from.dayOfWeek });
  const isLater = Temporal.PlainDate.compare(own, day) > 0;
  return { kind: "which-week", day, other: isLater ? own : day.add({ weeks: 1 }) } as const;
}

/**
 * The day that a weekday alone means where something is moved from another week: that of the event's own week if it was spoken of, or else it's unclear,
 * which is null. Nobody calls today by its weekday.
 */
export function ofWeek(
  event: CalendarEvent,
  target: When,
  { now, isSpokenOf }: { readonly now: Temporal.ZonedDateTime; readonly isSpokenOf: boolean },
): When | null {
  const from = inZone(new Date(event.start), now.timeZoneId).toPlainDate();
  const { day, time } = target.start;
  const monday = from.subtract({ days: from.dayOfWeek - 1 });
  const isSooner = Temporal.PlainDate.compare(day, monday) < 0;
  if (!isSooner) return day.equals(now.toPlainDate()) && !day.equals(from) ? null : target;
  if (!isSpokenOf || day.dayOfWeek === SUNDAY) return null;
  const days = day.until(monday.add({ days: day.dayOfWeek - 1 })).days;
  const end = target.end === null ? null : { ...target.end, day: target.end.day.add({ days }) };
  return { ...target, start: { day: day.add({ days }), time }, end };
}
