import { isPlain } from "../acts/plain-words.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { readMemoryOrder } from "../understanding/memory/read-memory.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { yesOrNo } from "../understanding/yes-or-no.ts";
import { legible } from "../request/legible.ts";
import { readingOf } from "../request/reading-of.ts";

/**
 * Whether rules answer a message, even if there's a model: a choice by a button, a plain yes or no to what was proposed, an order to take back what was
 * done, and one to forget something, which is asked for first. What happens then is up to nobody else.
 */
export function isForRules(asked: ReplyRequest): boolean {
  const request = legible(asked);
  if (request.act !== null) return true;
  const { question, done, forgetting } = readDialogue(request.dialogue);
  const reading = readingOf(request);
  const isAsked = forgetting !== null || (question?.asks === "proposal" && question.age === 0);
  const languages = [reading.language, ...(question === null ? [] : [question.language])];
  if (isAsked && languages.some((language) => yesOrNo(request.text, language) !== null)) return true;
  return isToForget(request) || (done.length > 0 && readOrder(request.text, reading)?.act === "undo");
}

const isToForget = (request: ReplyRequest): boolean =>
  request.memory === "on" &&
  isPlain(request.text) &&
  readMemoryOrder(request.text, readingOf(request).language)?.order.act === "forget";
