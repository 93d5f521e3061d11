import { Temporal } from "temporal-polyfill";
import {
  type ClauseReader,
  clausesOf,
  firstClause,
  isToldOfPast,
  rephrased,
  takesBack,
  withoutAsides,
} from "./asides/without-asides.ts";
import { isDoubtfulTitle } from "./doubtful-title.ts";
import { isUnmeant } from "./beyond/beyond-rules.ts";
import { isHesitant } from "./hesitant.ts";
import { isNegated } from "./negated.ts";
import type { Intent, Reading } from "./intent.ts";
import { standardJapanese } from "./japanese-speech.ts";
import { standardKorean } from "./korean-speech.ts";
import { isTimeAlone } from "./orders/amounts.ts";
import type { OrderAct, OrderTable } from "./orders/order.ts";
import { orderTableFor } from "./orders/order-tables.ts";
import { eventIn, readOrder } from "./orders/read-order.ts";
import { readReference } from "./orders/reference.ts";
import { isAround, whole } from "./orders/words.ts";
import { followingQuestion } from "./questions/read-question.ts";
import { correctedParts } from "./self-corrected.ts";
import { severalWishes } from "./several-wishes.ts";
import { suggestedPhrase } from "./suggested-phrases.ts";
import { understand } from "./understand.ts";
import type { Days } from "./time/time-reading.ts";
import { type FoundTime, findTime } from "./when.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** Whether an intent is understood as a whole. */
function isComplete(intent: Intent, language: string): boolean {
  switch (intent.kind) {
    case "calendar.create":
      return !intent.wish.isDoubtful;
    case "calendar.create-when":
      return intent.title !== "" && !isDoubtfulTitle(intent.title, language);
    case "calendar.create-what":
    case "unknown":
      return false;
    case "products":
      return intent.q !== "";
    case "calendar.list":
    case "calendar.free":
    case "weather":
    case "guide":
    case "clock":
    case "secrets":
      return true;
  }
}

/** Whether a text only answers a question: yes, no, or a time. */
function isAnswer(text: string, reading: Reading): boolean {
  const table = orderTableFor(reading.language);
  const { isSaid, rest } = findTime(text, reading);
  if (yesOrNo(text, reading.language) !== null) return true;
  if (table === null) return false;
  return (isSaid && isAround(rest, table)) || isChoice(text, reading, table);
}

/** Which one, or how many of a series: "the first one", "just this time". */
function isChoice(text: string, reading: Reading, table: OrderTable): boolean {
  if (readReference(text, reading, table).pick !== null) return true;
  const left = text.replaceAll(whole(`${table.one}|${table.whole}`, table.spaced), " ");
  return left !== text && isAround(left, table);
}

/** Whether a text does nothing but ask. */
const isQuestion = ({ kind }: Intent): boolean => kind !== "unknown" && !kind.startsWith("calendar.create");

/** What's open in a conversation, that a message may follow. */
export interface Open {
  /** A question that it may answer. */
  readonly isAsked: boolean;
  /** A question of the person's, which another one may be like. */
  readonly hasAsked: boolean;
}

function isUnderstood(text: string, reading: Reading, { isAsked, hasAsked }: Open, isDecided: boolean): boolean {
  const intent = understand(text, reading);
  // What's taken back, whatever somebody considers instead.
  if (!isDecided) return isUndo(text, reading) || (isQuestion(intent) && readOrder(text, reading) === null);
  if (isAsked && isAnswer(text, reading)) return true;
  if (hasAsked && isFollowing(text, reading)) return true;
  if (readOrder(text, reading) !== null) return true;
  return severalWishes(text, reading) !== null || isComplete(intent, reading.language);
}

/** Whether a text only asks about another time, or of another kind of it: "and on Friday?" */
function isFollowing(text: string, reading: Reading): boolean {
  const table = orderTableFor(reading.language);
  const rest = followingQuestion(text, reading.language);
  return rest !== null && table !== null && isAround(findTime(rest, reading).rest, table);
}

/** A number that may be a time after all. */
const COUNTED = /(?<!\p{L})(?:to|at|till|until|by|from|it'?s|not|make it) \d{1,2}(?!\d)(?! ?(?:\p{L}{3,}|%))/iu;

/** Whether nothing of when something is gets lost with a part of a text: it says no time, or one that's over or only "today". */
function isTimeless(text: string, reading: Reading): boolean {
  const { isSaid, clock, minutes, recurrence, reminderMinutes, days, rest, isPast, trouble } = findTime(text, reading);
  if (!isSaid) return !COUNTED.test(text);
  if (isPast || isToldOfPast(text, reading.language)) return true;
  if (trouble !== null || clock !== null || minutes !== null || recurrence !== null || reminderMinutes !== null)
    return false;
  const table = orderTableFor(reading.language);
  const today = reading.now.toPlainDate();
  const isNow = days === null || Temporal.PlainDate.compare(days.first, today) <= 0;
  return isNow && table !== null && !isAround(rest, table);
}

/** What's done about an event in so many words, so that what's said after it only tells why. */
const WHOLE: ReadonlySet<OrderAct> = new Set([
  "cancel",
  "move",
  "later",
  "earlier",
  "longer",
  "shorter",
  "length",
  "until",
  "remind",
]);

/** The beginning of a message that's a question or an order as a whole, if nothing of what follows is one, or says a time. */
function beginning(message: string, reading: Reading, isDecided: boolean): string | null {
  const { first, rest } = firstClause(message, reading.language) ?? {};
  if (first === undefined || rest === undefined) return null;
  const isBeside = (said: string) => isTimeless(said, reading) && isNothing(said, reading);
  if (!rest.every(isBeside)) return null;
  const order = readOrder(first, reading);
  if (order !== null) return isDecided && WHOLE.has(order.act) ? first : null;
  const { kind } = understand(first, reading);
  return kind === "calendar.list" || kind === "calendar.free" || kind === "weather" ? first : null;
}

/** Whether a text neither orders nor asks anything. */
const isNothing = (text: string, reading: Reading): boolean =>
  readOrder(text, reading) === null && understand(text, reading).kind === "unknown" && !text.endsWith("?");

/** A text with the day that it names first also where it only says "that day". */
function sameDay(text: string, reading: Reading): string {
  const table = orderTableFor(reading.language);
  const found = table?.thatDay === undefined ? null : whole(table.thatDay, table.spaced).exec(text);
  if (found === null) return text;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const day = clausesOf(before, reading.language)
    .map((clause) => findTime(clause, reading))
    .find(({ days, clock }) => days !== null && days.first.equals(days.last) && clock === null);
  return day === undefined ? text : `${before}${day.told}${after}`;
}

/** Whether a text says no more of when something is than what's said again after it. */
function isSaidAgain(text: string, message: string, reading: Reading): boolean {
  const { clock, minutes, recurrence, told } = findTime(text, reading);
  const isDay = told !== "" && clock === null && minutes === null && recurrence === null;
  return isDay && message.split(told).length > 2;
}

/** Whether a text asks to be reminded of something, which is before what's told as its reason. */
function isReminder(text: string, reading: Reading): boolean {
  const intent = understand(text, reading);
  return intent.kind === "calendar.create" && intent.wish.reminders.includes(0);
}

const isUndo = (text: string, reading: Reading): boolean => readOrder(text, reading)?.act === "undo";

/** Whether a text orders an event to be at another time, which needs no other one to be told by. */
const isMoved = (text: string, reading: Reading): boolean => readOrder(text, reading)?.act === "move";

/** Whether one text says yes or no, and the other one doesn't say the same. */
function answersOtherwise(text: string, other: string, { language }: Reading): boolean {
  const answer = yesOrNo(text, language);
  return answer !== null && answer !== yesOrNo(other, language);
}

const isOn = ({ first, last }: Days, { when }: FoundTime): boolean =>
  first.equals(last) && when?.start.day.equals(first) === true;

/** Whether something is said of time that the text doesn't say without it, unless that only says yes or no. */
function losesTime(text: string, left: readonly string[], reading: Reading, isAsked: boolean): boolean {
  if ((isAsked && yesOrNo(text, reading.language) !== null) || isUndo(text, reading)) return false;
  // What was spoken of is called off, whenever the reason is: "cancel it, I'm busy tomorrow".
  const order = readOrder(text, reading);
  if (order?.act === "cancel" && order.event === undefined) return false;
  const kept = findTime(text, reading);
  return left
    .map((each) => findTime(each, reading))
    .some(
      (lost) =>
        (lost.isSaid && !kept.isSaid) ||
        (lost.days !== null && kept.days === null && !lost.isPast && !isOn(lost.days, kept)) ||
        (lost.clock !== null && !isAsked && readOrder(text, reading) === null) ||
        (lost.part !== null &&
          kept.part !== lost.part &&
          !lost.isPast &&
          !isAsked &&
          !(kept.clock !== null && kept.part !== null && isReminder(text, reading)) &&
          readOrder(text, reading) === null) ||
        (lost.recurrence !== null && kept.recurrence === null),
    );
}

/** A message in the forms that tables know, in languages that people write in others as well. */
function standard(spoken: string, language: string): string {
  if (language.startsWith("ja")) return standardJapanese(spoken);
  return language.startsWith("ko") ? standardKorean(spoken) : spoken;
}

/** What a message asks for, without what it says beside that, if the rest is understood as a whole and no time is lost with it. */
export function plainest(spoken: string, reading: Reading, open: Open): string {
  // What's left of it might be an order.
  if (isNegated(spoken) || isUnmeant(spoken, reading.language)) return spoken;
  const { isAsked } = open;
  const said = rephrased(standard(spoken, reading.language), reading.language);
  const table = orderTableFor(reading.language);
  const [reason = "", ...others] = clausesOf(said, reading.language);
  // "The flight's delayed, move it to 8" is about what the reason names.
  const namesIt = table !== null && others.length > 0 && eventIn(reason, table) !== undefined;
  if (namesIt && readOrder(said, reading) !== null) return said;
  const message = sameDay(said, reading);
  const isDecided = !isHesitant(message, reading.language);
  const isSmallTalk =
    suggestedPhrase(message, reading.language) !== null && understand(message, reading).kind === "guide";
  if (isSmallTalk) return message;
  if (isAsked && isAnswer(message, reading)) return message;
  const right = putRight(message, reading);
  if (right !== null) return right;
  const { event } = readOrder(message, reading) ?? {};
  const namesEvent = event !== undefined && !/[,，]/u.test(event);
  // The day may be told with the reason: "I'm sick monday, shift everything to tuesday".
  const isTimed = (named = "") => findTime(named, reading).isSaid;
  const losesEvent = (text: string) => {
    const order = namesEvent ? readOrder(text, reading) : null;
    if (order === null) return false;
    return order.event === undefined || (isTimed(event) && !isTimed(order.event));
  };
  // A question that's open is about something that was named before.
  const reader: ClauseReader = {
    isTime: (clause) =>
      !isAsked && !open.hasAsked && table !== null && isTimeAlone(clause, reading, table) && !isMoved(clause, reading),
    matters: (clause) =>
      !(isTimeless(clause, reading) || isSaidAgain(clause, message, reading)) ||
      (isAsked && yesOrNo(clause, reading.language) !== null),
    asks: (clause) => {
      const { kind } = understand(clause, reading);
      return kind !== "unknown" && kind !== "guide";
    },
  };
  const found = withoutAsides(message, reading.language, reader).find(
    ({ text, left, isOfOrder, keepsComment }) =>
      (isOfOrder !== true || isMoved(text, reading) || (isAsked && isAnswer(text, reading))) &&
      !(
        isAsked &&
        ((keepsComment === true && yesOrNo(text, reading.language) !== null) ||
          left.some((each) => answersOtherwise(each, text, reading)))
      ) &&
      (isAsked || readOrder(text, reading) !== null || !left.some((each) => takesBack(each, reading.language))) &&
      !losesTime(text, left, reading, isAsked) &&
      isUnderstood(text, reading, open, isDecided) &&
      !losesEvent(text),
  );
  return found?.text ?? beginning(message, reading, isDecided) ?? message;
}

/** An order to move something with the time that it's put right to. Null if a text is none, or doesn't say all of that time. */
function putRight(text: string, reading: Reading): string | null {
  const [first, instead] = correctedParts({ text, reading });
  const order = instead === undefined ? null : readOrder(first.text, reading);
  if (instead === undefined || order?.to === undefined) return null;
  const [before, after] = [findTime(order.to, reading), findTime(instead.text, reading)];
  const isSame = (before.days === null) === (after.days === null) && (before.clock === null) === (after.clock === null);
  return isSame ? first.text.replace(order.to, after.told) : null;
}
