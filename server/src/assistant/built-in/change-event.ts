import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Temporal } from "temporal-polyfill";
import type { CalendarPort, OccurrenceScope } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent, When } from "../understanding/intent.ts";
import { inZone, instantOf, isoInstant } from "../understanding/zone.ts";
import { plain } from "../wording/plain.ts";
import { datedSpanWords, spanWords } from "../wording/span-words.ts";
import { sentences, type Wording } from "../wording/wording.ts";
import { says, type Answer } from "./answer.ts";
import { eventCard, eventLines, titled } from "./event-words.ts";
import { findEvents, withoutRepeats } from "./event-search.ts";
import { answerTo } from "./open-question.ts";

const SHOWN = 5;

const EXAMPLE = { delete: "examples.cancelOne", move: "examples.moveOne" } as const;

const scopeOf = (event: CalendarEvent): OccurrenceScope | undefined =>
  event.occurrenceStart === undefined ? undefined : { scope: "one", occurrence: event.occurrenceStart };

interface Named {
  readonly words: string;
  readonly when: When | null;
  readonly verb: keyof typeof EXAMPLE;
}

async function single(
  calendar: CalendarPort,
  request: ReplyRequest,
  { words, when, verb }: Named,
  wording: Wording,
): Promise<CalendarEvent | Answer> {
  const { t, now } = wording;
  if (words === "" && when === null) return says(t(`${verb}.which`));
  const found = await request.remember("found", async () =>
    withoutRepeats(await findEvents(calendar, { userId: request.userId, now, words, when })),
  );
  const [event, ...others] = found;
  if (event === undefined) return says(t(`${verb}.notFound`));
  if (others.length > 0)
    return says(`${t(`${verb}.several`, { count: found.length })}\n\n${eventLines(found, SHOWN, wording)}`);
  if (event.recurrence === null || when?.dayNamed === true) return event;
  const example = t(EXAMPLE[verb], { title: plain(event.title) });
  return says(t(`${verb}.repeats`, { event: titled(event), example }));
}

/** That the other dates of a series stay as they are. */
const othersStay = (event: CalendarEvent, { t }: Wording) => (event.recurrence === null ? "" : t("othersStay"));

/** Deletes the matching event once its deletion is confirmed; asks when several match. */
export async function deleteEvent(
  calendar: CalendarPort,
  request: ReplyRequest,
  wish: Extract<Intent, { kind: "calendar.delete" }>,
  wording: Wording,
): Promise<Answer> {
  const { t, language } = wording;
  const event = await single(calendar, request, { ...wish, verb: "delete" }, wording);
  if ("text" in event) return event;
  const question = t("delete.whether", { event: titled(event), when: datedSpanWords(event, wording) });
  const answer = answerTo(question, request);
  if (answer === null) return says(question);
  if (answer === "no") return says(t("delete.kept", { event: titled(event) }));
  await calendar.deleteEvent(request.userId, event.id, scopeOf(event));
  const done = t("delete.done", { event: titled(event), when: spanWords(event, wording) });
  return says(sentences(language, done, othersStay(event, wording)));
}

type Target = NonNullable<Extract<Intent, { kind: "calendar.move" }>["to"]>;

function newSpan(event: CalendarEvent, to: Target, now: Temporal.ZonedDateTime) {
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

/** Whether an event would begin in the past at a time that was named without a day. */
const isOver = (span: { start: string }, to: Target, now: Temporal.ZonedDateTime) =>
  "when" in to && !to.when.dayNamed && Date.parse(span.start) <= now.epochMilliseconds;

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
  wording: Wording,
): Promise<Answer> {
  const { t, language } = wording;
  const event = await single(calendar, request, { words: wish.words, when: wish.from, verb: "move" }, wording);
  if ("text" in event) return event;
  const span = wish.to === null ? null : newSpan(event, wish.to, wording.now);
  if (wish.to === null || span === null || isOver(span, wish.to, wording.now))
    return says(t("move.when", { event: titled(event) }));
  const moved = await request.remember("moved", () => moveOnce(calendar, request.userId, event, span));
  const done = t("move.done", { event: titled(moved), when: spanWords(moved, wording) });
  return says(sentences(language, done, othersStay(event, wording)), [eventCard(moved)]);
}
