import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { derivedId } from "../../ids/derived-id.ts";
import type { Write } from "../acts/write.ts";
import type { NewEvent } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { EventWish } from "../understanding/intent.ts";
import { inZone, instantOf, isoInstant } from "../understanding/zone.ts";
import { clockText } from "../wording/clock-text.ts";
import { seriesWords } from "../wording/recurrence-words.ts";
import { spanWords } from "../wording/span-words.ts";
import type { Wording } from "../wording/wording.ts";

/** Length of an event when the user doesn't give one. */
const DEFAULT_MINUTES = 60;

/** The event that somebody wishes for. */
export function toNewEvent(wish: EventWish, timezone: string): NewEvent {
  const { start, end } = wish.when;
  const base = {
    title: wish.title,
    ...(wish.place === null ? {} : { location: wish.place }),
    timezone,
    allDay: wish.allDay,
    ...(wish.reminders.length === 0 ? {} : { reminders: [...wish.reminders] }),
    ...(wish.recurrence === null ? {} : { recurrence: wish.recurrence }),
  };
  if (wish.allDay) {
    const last =
      end?.day ??
      (wish.minutes === null ? start.day : start.day.add({ days: Math.max(1, Math.round(wish.minutes / 1_440)) - 1 }));
    return {
      ...base,
      start: isoInstant(instantOf({ day: start.day, time: null }, timezone)),
      end: isoInstant(instantOf({ day: last.add({ days: 1 }), time: null }, timezone)),
    };
  }
  const begins = instantOf(start, timezone);
  const named = end?.time === null || end === null ? null : instantOf(end, timezone);
  const ends = named ?? begins.add({ minutes: wish.minutes ?? DEFAULT_MINUTES });
  return { ...base, start: isoInstant(begins), end: isoInstant(ends) };
}

/** When the event is, how often, and in which zone if that's not the person's own. */
export function whenWords(event: CalendarEvent, wording: Wording): string {
  const { t, now } = wording;
  const span = spanWords(event, wording);
  const when = now.timeZoneId === "UTC" ? t("when.zone", { when: span, zone: "UTC" }) : span;
  if (event.recurrence === null) return when;
  return t("when.repeating", {
    when,
    every: seriesWords(event.recurrence, wording, daysOf(event.exceptions, wording)),
  });
}

const daysOf = (starts: readonly string[] = [], { now }: Wording) =>
  starts.map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(now.timeZoneId).toPlainDate());

/** The new event of a turn that has this number, whose id is always the same. `leftOut`: starts of occurrences that it's without. */
export const newEvent = (
  { turnId }: Pick<ReplyRequest, "turnId">,
  number: number,
  event: NewEvent,
  leftOut: readonly string[] = [],
): Write => ({
  does: "create",
  id: derivedId("turn-event", turnId, String(number)),
  event,
  ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
});

/** Starts of the occurrences that somebody wishes to leave out. */
export const leftOutOf = ({ exceptDays, when, allDay }: EventWish, timezone: string): string[] =>
  exceptDays.map((day) => isoInstant(instantOf({ day, time: allDay ? null : when.start.time }, timezone)));

/** Which half of the day was taken, if it could be the other one. */
export function guessWords({ start }: CalendarEvent, isGuess: boolean, wording: Wording): string {
  if (!isGuess) return "";
  const time = inZone(new Date(start), wording.now.timeZoneId).toPlainTime();
  const [taken, other] = [time, time.add({ hours: 12 })].map((each) => clockText(each, wording));
  return wording.t("create.guessed", { time: taken, other });
}
