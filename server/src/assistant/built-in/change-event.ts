import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Temporal } from "temporal-polyfill";
import type { CalendarPort, OccurrenceScope } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent, When } from "../understanding/intent.ts";
import { counted, plain } from "../understanding/words.ts";
import { inZone, instantOf, isoInstant } from "../understanding/zone.ts";
import { says, type Answer } from "./answer.ts";
import { datedSpanWords, eventCard, spanWords, titled } from "./event-words.ts";
import { findEvents, withoutRepeats } from "./event-search.ts";
import { answerTo, WHETHER_TO_DELETE } from "./open-question.ts";
import { readingOf } from "./reading-of.ts";

const SHOWN = 5;

const EXAMPLE = {
  delete: (title: string) => `Cancel ${title} on Friday`,
  move: (title: string) => `Move ${title} on Friday to 10:30`,
};

const scopeOf = (event: CalendarEvent): OccurrenceScope | undefined =>
  event.occurrenceStart === undefined ? undefined : { scope: "one", occurrence: event.occurrenceStart };

async function single(
  calendar: CalendarPort,
  request: ReplyRequest,
  of: { words: string; when: When | null; verb: keyof typeof EXAMPLE },
): Promise<CalendarEvent | Answer> {
  const reading = readingOf(request);
  const { now } = reading;
  const named = of.words !== "" || of.when !== null;
  if (!named) return says(`Which event should I ${of.verb}? Tell me its title, or its day and time.`);
  const found = await request.remember("found", async () =>
    withoutRepeats(await findEvents(calendar, { userId: request.userId, now, words: of.words, when: of.when })),
  );
  const [event, ...others] = found;
  if (event === undefined)
    return says(`I couldn't find that event on your calendar, so there was nothing to ${of.verb}.`);
  if (others.length === 0) {
    if (event.recurrence === null || of.when?.dayNamed === true) return event;
    return says(
      `${titled(event)} repeats. Which one should I ${of.verb}? Tell me again with the day, for example "${EXAMPLE[of.verb](plain(event.title))}".`,
    );
  }
  const lines = found.slice(0, SHOWN).map((each) => `- ${titled(each)}, ${spanWords(each, reading)}`);
  const more = found.length > SHOWN ? `\n- and ${counted(found.length - SHOWN, "more", "more")}` : "";
  return says(
    `${counted(found.length, "event fits", "events fit")}. Which one should I ${of.verb}?\n\n${lines.join("\n")}${more}`,
  );
}

/** Deletes the matching event once its deletion is confirmed; asks when several match. */
export async function deleteEvent(
  calendar: CalendarPort,
  request: ReplyRequest,
  wish: Extract<Intent, { kind: "calendar.delete" }>,
): Promise<Answer> {
  const event = await single(calendar, request, { ...wish, verb: "delete" });
  if ("text" in event) return event;
  const question = `${WHETHER_TO_DELETE}${titled(event)} ${datedSpanWords(event, readingOf(request))}? Answer "yes" or "no".`;
  const answer = answerTo(question, request);
  if (answer === null) return says(question);
  if (answer === "no") return says(`OK. ${titled(event)} stays on your calendar.`);
  await calendar.deleteEvent(request.userId, event.id, scopeOf(event));
  const rest = event.recurrence === null ? "" : " Its other dates stay.";
  return says(`Done. I removed ${titled(event)} ${spanWords(event, readingOf(request))} from your calendar.${rest}`);
}

function newSpan(
  event: CalendarEvent,
  to: NonNullable<Extract<Intent, { kind: "calendar.move" }>["to"]>,
  now: Temporal.ZonedDateTime,
) {
  const start = inZone(new Date(event.start), now.timeZoneId);
  const length = Date.parse(event.end) - Date.parse(event.start);
  if ("shiftMinutes" in to) {
    const begins = new Date(start.epochMilliseconds + to.shiftMinutes * 60_000);
    return {
      start: begins.toISOString(),
      end: new Date(begins.getTime() + length).toISOString(),
      allDay: event.allDay,
    };
  }
  const { when } = to;
  const day = when.dayNamed ? when.start.day : start.toPlainDate();
  const time = when.start.time ?? (event.allDay ? null : start.toPlainTime());
  const begins = instantOf({ day, time }, now.timeZoneId);
  if (time === null) {
    const days = Math.max(1, Math.round(length / 86_400_000));
    return {
      start: isoInstant(begins),
      end: isoInstant(instantOf({ day: day.add({ days }), time }, now.timeZoneId)),
      allDay: true,
    };
  }
  const named = when.end === null || when.end.time === null ? null : instantOf({ ...when.end, day }, now.timeZoneId);
  const kept = begins.add({ milliseconds: event.allDay ? 3_600_000 : length });
  return { start: isoInstant(begins), end: isoInstant(named ?? kept), allDay: false };
}

/** Moves the event unless an earlier attempt, interrupted right after its write, already has: then the event is found at its new time. */
async function moveOnce(
  calendar: CalendarPort,
  userId: string,
  event: CalendarEvent,
  span: { start: string; end: string; allDay: boolean },
): Promise<CalendarEvent> {
  try {
    return await calendar.updateEvent(userId, event.id, { version: event.version, ...span }, scopeOf(event));
  } catch (error) {
    const there = await calendar.listEvents(userId, { from: span.start, to: span.end });
    const moved = there.find(
      (each) => each.title === event.title && each.start === span.start && each.end === span.end,
    );
    if (moved === undefined) throw error;
    return moved;
  }
}

/** Moves the matching event to another time and keeps its length. */
export async function moveEvent(
  calendar: CalendarPort,
  request: ReplyRequest,
  wish: Extract<Intent, { kind: "calendar.move" }>,
): Promise<Answer> {
  const event = await single(calendar, request, { words: wish.words, when: wish.from, verb: "move" });
  if ("text" in event) return event;
  if (wish.to === null) return says(`When should I move ${titled(event)}? Tell me a day, a time, or both.`);
  const reading = readingOf(request);
  const { now } = reading;
  const span = newSpan(event, wish.to, now);
  const moved = await request.remember("moved", () => moveOnce(calendar, request.userId, event, span));
  const rest = event.recurrence === null ? "" : " Its other dates stay.";
  return says(`Done. I moved ${titled(moved)}. It is now ${spanWords(moved, reading)}.${rest}`, [eventCard(moved)]);
}
