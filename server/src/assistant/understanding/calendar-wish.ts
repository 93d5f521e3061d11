import type { EventWish, Intent, Reading } from "./intent.ts";
import { periodOf } from "./period.ts";
import { subjectIn } from "./title.ts";
import type { Days } from "./time/time-reading.ts";
import { isWholeDay, mealTime, usualTime } from "./usual-hours.ts";
import { type SaidText, findTime, findTimeIn } from "./when.ts";

const DAY_MINUTES = 1_440;

/** Words that never identify an event, so they aren't used for searching. */
const FILLER =
  /(?<![\p{L}\p{M}\p{N}])(?:my|the|a|an|our|all|any|event|events|appointment|meeting|meetings|please|can|could|you|would|i|want|need|to|with|at|on|of|from|for|and|that|this|it|called|named|calendar|schedule|agenda|diary|everything|off|in)(?![\p{L}\p{M}\p{N}])/giu;

/** The words of `text` to search for an event by. */
export const searchWords = (text: string) =>
  text
    .replaceAll(FILLER, " ")
    .replaceAll(/[^\p{L}\p{N}\s'-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** An order to be reminded is an event of its own, with a reminder at its start. */
const REMIND =
  /\bremind me\b|(?<!\p{L})(?:nhắc|nhac) (?:tôi|toi|mình|tui|em|e|anh|chị|t|giúp|giùm)(?!\p{L})|提醒我|叫我|erinner\p{L}* mich|recuérdame|rappelle-moi|ricordami|me lembr[ae]|lembre-me|напомни|알려 ?줘|알람|リマインド|思い出させ|(?:教え|知らせ|通知し)て|忘れない(?:よう|で)/iu;

/** "What's on tomorrow?" and then "remind me at 5" may be about today. */
const isReminderOnSpokenDay = ({ text, reading }: SaidText, days: Days | null): boolean =>
  reading.day !== undefined &&
  days !== null &&
  REMIND.test(text) &&
  findTime(text, { ...reading, day: undefined }).days === null;

/** The place that an answer about a time says beside it. */
const placeIn = ({ text, reading }: SaidText) => subjectIn(findTime(text, reading).rest, reading.language).place;

/** Reads an order for a new event, and what was answered since to questions about it. `called` is its title, if that was asked for. */
export function createWish(said: readonly [SaidText, ...SaidText[]], called?: string): Intent {
  const text = said.map((each) => each.text).join(" ");
  const { reading } = said[0];
  const found = findTimeIn(said, (clock) => usualTime(clock, text));
  const subject = subjectIn(found.rest, reading.language);
  const title = called ?? subject.title;
  const place =
    subject.place ??
    said
      .slice(1)
      .map(placeIn)
      .find((each) => each !== null) ??
    null;
  const { when, unclear, passed, target } = found;
  if (when === null || unclear || passed || target || isReminderOnSpokenDay(said[0], found.days))
    return { kind: "calendar.create-when", title };
  const time = found.allDay ? null : (when.start.time ?? mealTime(text, found.part));
  const several = when.end !== null || (found.minutes ?? 0) >= DAY_MINUTES;
  const allDay = time === null;
  if (allDay && !found.allDay && !several && !isWholeDay(text)) return { kind: "calendar.create-when", title };
  if (title === "") return { kind: "calendar.create-what" };
  const wish: EventWish = {
    title,
    place,
    when: { ...when, start: { ...when.start, time } },
    minutes: found.minutes,
    recurrence: found.recurrence,
    reminders: found.reminderMinutes !== null ? [found.reminderMinutes] : REMIND.test(text) ? [0] : [],
    allDay,
  };
  return { kind: "calendar.create", wish };
}

const LIST_NOISE =
  /\b(?:what|what's|whats|show|list|tell|give|see|view|display|is|are|am|do|does|did|have|has|got|when|which|me|we|there|next|upcoming|free|busy|available|anything|something|planned|plans|scheduled|coming|up|going|day|week|how|many|look|like|looks|happening|check|s|about|get|due|morning|afternoon|evening|time)\b/gi;

/** Parses a question about the calendar: which days, and which event if one is named. */
export function listWish(text: string, reading: Reading): Intent {
  const { rest, ...period } = periodOf(text, reading);
  const words = searchWords(rest.replaceAll(/['’]s\b/g, " ").replaceAll(LIST_NOISE, " "));
  return { kind: "calendar.list", period, words };
}
