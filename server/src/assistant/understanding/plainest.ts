import { withoutAsides } from "./asides/without-asides.ts";
import { isDoubtfulTitle } from "./doubtful-title.ts";
import type { Intent, Reading } from "./intent.ts";
import { orderTableFor } from "./orders/order-tables.ts";
import { readOrder } from "./orders/read-order.ts";
import { isAround } from "./orders/words.ts";
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
  return yesOrNo(text, reading.language) !== null || (isSaid && table !== null && isAround(rest, table));
}

function isUnderstood(text: string, reading: Reading, isAsked: boolean): boolean {
  if (isAsked && isAnswer(text, reading)) return true;
  const order = readOrder(text, reading);
  if (order !== null) return true;
  return severalWishes(text, reading) !== null || isComplete(understand(text, reading), reading.language);
}

/**
 * What a message asks for, without what it says beside that, if the rest is understood as a whole and no time is lost with it.
 * @param isAsked whether a question is open that it may answer
 */
export function plainest(message: string, reading: Reading, isAsked: boolean): string {
  const found = withoutAsides(message, reading.language).find(
    ({ text, left }) =>
      (findTime(text, reading).isSaid || !left.some((each) => findTime(each, reading).isSaid)) &&
      isUnderstood(text, reading, isAsked),
  );
  return found?.text ?? message;
}
