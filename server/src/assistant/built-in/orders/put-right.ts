import { findTime } from "../../understanding/when.ts";
import { isAround } from "../../understanding/orders/words.ts";
import type { Dialogue } from "../../dialogue/dialogue.ts";
import type { Reading } from "../../understanding/intent.ts";
import { orderTableFor } from "../../understanding/orders/order-tables.ts";
import type { Answer } from "../answer.ts";
import { followOrder } from "./follow-order.ts";
import type { Scene } from "./scene.ts";
import { eventsOf } from "./spoken-events.ts";

/** Whether a text is nothing but a day or a time. */
function isTimeAlone(text: string, reading: Reading): boolean {
  const table = orderTableFor(reading.language);
  const { isSaid, rest, recurrence } = findTime(text, reading);
  return table !== null && isSaid && recurrence === null && !/[?？]\s*$/u.test(text) && isAround(rest, table);
}

/** Whether a text says when what was just written should be instead: it's nothing but a day or a time, and that was one event. */
export const putsRight = (text: string, { doneOn, events, done, asked }: Dialogue, reading: Reading): boolean =>
  doneOn != null &&
  asked === null &&
  events.length === 1 &&
  done.at(-1)?.left.some(({ id }) => id === events[0]?.id) === true &&
  isTimeAlone(text, reading);

/** Puts right when what was just written is. Only a time of that day is certain to be about it; a day, or what may answer an older question, is proposed. Null if it's a series. */
export async function putRight(scene: Scene): Promise<Answer | null> {
  const { calendar, request, reading, dialogue } = scene;
  const events = await request.remember("justWritten", () => eventsOf(calendar, request.userId, dialogue.events));
  const [event] = events;
  if (event === undefined || event.recurrence !== null) return null;
  const { days, moment } = timeOf(request.text, reading);
  const isCertain = dialogue.question === null && days === null && !moment;
  const answer = await followOrder(scene, { act: "move", to: request.text }, { events, isUncertain: !isCertain });
  // What's told then instead puts it right as well.
  if (answer === null || answer.next.question == null) return answer;
  return { ...answer, next: { ...answer.next, question: null, doneOn: dialogue.doneOn } };
}

/** The days that a text names, and whether it's a moment from now on: "in two hours". */
function timeOf(text: string, reading: Reading) {
  const { days, when, clock } = findTime(text, reading);
  return { days, moment: when !== null && clock === null };
}
