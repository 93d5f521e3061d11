import { derivedId } from "../../ids/derived-id.ts";
import type { CalendarPort, NewEvent } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { EventWish } from "../understanding/intent.ts";
import { recurrenceWords } from "../understanding/recurrence.ts";
import { instantOf, isoInstant } from "../understanding/zone.ts";
import { says, type Answer } from "./answer.ts";
import { eventCard, spanWords, titled } from "./event-words.ts";
import { readingOf } from "./reading-of.ts";

/** Length of an event when the user doesn't give one. */
const DEFAULT_MINUTES = 60;

function toNewEvent(wish: EventWish, timezone: string): NewEvent {
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

/** Creates the event: only once per turn, however often the turn runs. */
export async function createEvent(calendar: CalendarPort, request: ReplyRequest, wish: EventWish): Promise<Answer> {
  const reading = readingOf(request);
  const { now } = reading;
  const event = await calendar.createEvent(
    request.userId,
    derivedId("turn-event", request.turnId, "1"),
    toNewEvent(wish, now.timeZoneId),
  );
  const again = event.recurrence === null ? "" : `, ${recurrenceWords(event.recurrence)}`;
  const zone = now.timeZoneId === "UTC" ? " (UTC)" : "";
  return says(`Done. I added ${titled(event)} to your calendar ${spanWords(event, reading)}${zone}${again}.`, [
    eventCard(event),
  ]);
}
