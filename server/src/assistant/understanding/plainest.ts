import { type ClauseReader, withoutAsides } from "./asides/without-asides.ts";
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
import { findTime } from "./when.ts";
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
    ({ text, left, isOfOrder }) =>
      (isOfOrder !== true || isMoved(text, reading) || (isAsked && isAnswer(text, reading))) &&
      (findTime(text, reading).isSaid || !left.some((each) => findTime(each, reading).isSaid)) &&
      isUnderstood(text, reading, isAsked) &&
      !losesEvent(text),
  );
  return found?.text ?? message;
}
