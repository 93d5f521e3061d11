import { type ClauseReader, takesBack, withoutAsides } from "./asides/without-asides.ts";
import { isDoubtfulTitle } from "./doubtful-title.ts";
import type { Intent, Reading } from "./intent.ts";
import { orderTableFor } from "./orders/order-tables.ts";
import { isTimeAlone } from "./orders/amounts.ts";
import type { OrderTable } from "./orders/order.ts";
import { readReference } from "./orders/reference.ts";
import { readOrder } from "./orders/read-order.ts";
import { isAround, whole } from "./orders/words.ts";
import { severalWishes } from "./several-wishes.ts";
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
    case "calendar.list":
    case "calendar.free":
    case "weather":
    case "products":
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

function isUnderstood(text: string, reading: Reading, isAsked: boolean): boolean {
  if (isAsked && isAnswer(text, reading)) return true;
  const order = readOrder(text, reading);
  if (order !== null) return true;
  return severalWishes(text, reading) !== null || isComplete(understand(text, reading), reading.language);
}

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
  if (isAsked && yesOrNo(text, reading.language) !== null) return false;
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
          readOrder(text, reading) === null) ||
        (lost.recurrence !== null && kept.recurrence === null),
    );
}

/**
 * What a message asks for, without what it says beside that, if the rest is understood as a whole and no time is lost with it.
 * @param isAsked whether a question is open that it may answer
 */
export function plainest(message: string, reading: Reading, isAsked: boolean): string {
  const { event } = readOrder(message, reading) ?? {};
  const namesEvent = event !== undefined && !/[,，]/u.test(event);
  const losesEvent = (text: string) => {
    const order = namesEvent ? readOrder(text, reading) : null;
    return order !== null && order.event === undefined;
  };
  const table = orderTableFor(reading.language);
  // A question that's open is about something that was named before.
  const reader: ClauseReader = {
    isTime: (clause) => !isAsked && table !== null && isTimeAlone(clause, reading, table),
    matters: (clause) => {
      const { isSaid, isPast } = findTime(clause, reading);
      return (isSaid && !isPast) || (isAsked && yesOrNo(clause, reading.language) !== null);
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
      isUnderstood(text, reading, isAsked) &&
      !losesEvent(text),
  );
  return found?.text ?? message;
}
