import { minutesOf, takeDuration } from "./duration.ts";
import type { Intent, Moment, Reading, When } from "./intent.ts";
import { periodOf } from "./period.ts";
import { takeRecurrence } from "./recurrence.ts";
import { titleOf } from "./title.ts";
import { findWhen } from "./when.ts";
import { Temporal } from "temporal-polyfill";

/** Default hours of meals. */
const MEALS: readonly (readonly [RegExp, number])[] = [
  [/\bbreakfast\b/i, 8],
  [/\bbrunch\b/i, 11],
  [/\blunch\b/i, 12],
  [/\b(?:dinner|supper)\b/i, 19],
];

const ALL_DAY = /\b(?:all[ -]day|whole day|entire day)\b/i;

/** Words that never identify an event, so they aren't used for searching. */
const FILLER =
  /\b(?:my|the|a|an|our|all|any|event|events|appointment|meeting|meetings|please|can|could|you|would|i|want|need|to|with|at|on|of|from|for|and|that|this|it|called|named|calendar|schedule|agenda|diary|everything|off|in)\b/gi;

/** The words of `text` to search for an event by. */
export const searchWords = (text: string) =>
  text
    .replaceAll(FILLER, " ")
    .replaceAll(/[^\p{L}\p{N}\s'-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

function firstOf(rule: string, now: Temporal.ZonedDateTime, time: Temporal.PlainTime | null): Moment {
  const gone = time !== null && Temporal.PlainTime.compare(time, now.toPlainTime()) <= 0;
  let day = now.toPlainDate().add({ days: gone ? 1 : 0 });
  if (rule.includes("BYDAY=MO,TU,WE,TH,FR")) while (day.dayOfWeek > 5) day = day.add({ days: 1 });
  return { day, time };
}

/** Parses a request for a new event. */
export function createWish(text: string, reading: Reading): Intent {
  const recurring = takeRecurrence(text);
  const allDay = ALL_DAY.test(recurring.rest);
  const lasting = takeDuration(recurring.rest.replace(ALL_DAY, " "));
  const found = findWhen(lasting.rest, reading);
  const title = titleOf(found.rest) || "Event";
  let when: When | null = found.when;
  if (recurring.rule !== null && (when === null || !when.dayNamed)) {
    const start = firstOf(recurring.rule, reading.now, when?.start.time ?? null);
    when = {
      start,
      end: when?.end === undefined || when.end === null ? null : { ...when.end, day: start.day },
      dayNamed: true,
    };
  }
  if (when === null) return { kind: "calendar.create-when", title };
  const meal = when.start.time === null && !allDay ? MEALS.find(([pattern]) => pattern.test(title)) : undefined;
  const start = meal === undefined ? when.start : { ...when.start, time: new Temporal.PlainTime(meal[1]) };
  return {
    kind: "calendar.create",
    wish: {
      title,
      when: { ...when, start: allDay ? { ...start, time: null } : start },
      minutes: lasting.minutes,
      recurrence: recurring.rule,
      allDay: allDay || start.time === null,
    },
  };
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
  const target = split === null ? null : findWhen(split[2] ?? "", reading).when;
  if (split !== null && target !== null) return moved(split[1] ?? "", { when: target }, reading);
  const { when, rest } = findWhen(body, reading);
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
