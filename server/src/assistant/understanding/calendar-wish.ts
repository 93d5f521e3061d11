import { minutesOf } from "./duration.ts";
import type { EventWish, Intent, Reading } from "./intent.ts";
import { periodOf } from "./period.ts";
import { subjectIn } from "./title.ts";
import { isWholeDay, mealTime } from "./usual-hours.ts";
import { findTarget, findTime, findWhen } from "./when.ts";
import { canReadTime } from "./time/charts.ts";

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
  /\bremind me\b|(?<!\p{L})(?:nhắc|nhac) (?:tôi|toi|mình|tui|em|e|anh|chị|t|giúp|giùm)(?!\p{L})|提醒我|叫我|リマインド|思い出させ/iu;

/** Parses a request for a new event. */
export function createWish(text: string, reading: Reading): Intent {
  const found = findTime(text, reading);
  const { title, place } = subjectIn(found.rest, reading.language);
  const { when, unclear, passed, target } = found;
  if (when === null || unclear || passed || target) return { kind: "calendar.create-when", title };
  const time = found.allDay ? null : (when.start.time ?? mealTime(text));
  const several = when.end !== null || (found.minutes ?? 0) >= DAY_MINUTES;
  const allDay = time === null;
  if (allDay && !found.allDay && !several && !isWholeDay(text) && canReadTime(reading.language))
    return { kind: "calendar.create-when", title };
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

const VERB =
  /^.*?\b(?:move|reschedule|postpone|shift|push|change|delay|bring forward|cancel|delete|remove|drop|clear|erase|call off|get rid of)\b/i;

/** Parses a request to move an event: "move my 3pm meeting to Friday at 10", "push standup by 30 minutes". */
export function moveWish(text: string, reading: Reading): Intent {
  const body = text.replace(VERB, " ").replace(/[.!?]+$/, "");
  const shift = /\b(?:back |forward |up |out )?by (?:about )?(.+)$/i.exec(body);
  const amount = shift === null ? null : minutesOf(shift[1] ?? "");
  if (shift !== null && amount !== null) {
    const earlier = /\b(?:forward|up)\b|\bearlier\b/i.test(shift[0]) || /\bbring forward\b/i.test(text);
    const rest = body.slice(0, shift.index);
    return moved(rest, { shiftMinutes: earlier ? -amount : amount }, reading);
  }
  const later = /^(.*)\s(\S+ \S+) (later|earlier)$/i.exec(body);
  const by = later === null ? null : minutesOf(later[2] ?? "");
  if (later !== null && by !== null) {
    return moved(later[1] ?? "", { shiftMinutes: later[3]?.toLowerCase() === "earlier" ? -by : by }, reading);
  }
  const split = /^(.*)\b(?:to|until|till|for|onto)\b(.*)$/i.exec(body);
  const target = split === null ? null : findTarget(split[2] ?? "", reading);
  if (split !== null && target !== null) return moved(split[1] ?? "", { when: target }, reading);
  const { rest } = findWhen(body, reading);
  const when = findTarget(body, reading);
  return moved(rest, when === null ? null : { when }, reading);
}

function moved(about: string, to: Extract<Intent, { kind: "calendar.move" }>["to"], reading: Reading): Intent {
  const { when, rest } = findWhen(about, reading);
  return { kind: "calendar.move", words: searchWords(rest), to, from: when };
}

/** Parses a request to delete an event. */
export function deleteWish(text: string, reading: Reading): Intent {
  const { when, rest } = findWhen(text.replace(VERB, " "), reading);
  return { kind: "calendar.delete", words: searchWords(rest), when };
}

const LIST_NOISE =
  /\b(?:what|what's|whats|show|list|tell|give|see|view|display|is|are|am|do|does|did|have|has|got|when|which|me|we|there|next|upcoming|free|busy|available|anything|something|planned|plans|scheduled|coming|up|going|day|week|how|many|look|like|looks|happening|check|s|about|get|due|morning|afternoon|evening|time)\b/gi;

/** Parses a question about the calendar: which days, and which event if one is named. */
export function listWish(text: string, reading: Reading): Intent {
  const { rest, ...period } = periodOf(text, reading);
  const words = searchWords(rest.replaceAll(/['’]s\b/g, " ").replaceAll(LIST_NOISE, " "));
  return { kind: "calendar.list", period, words };
}
