import { readDialogue } from "../dialogue/dialogue.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { yesOrNo } from "../understanding/yes-or-no.ts";
import { readingOf } from "./reading-of.ts";

/**
 * Whether rules answer a message, even if there's a model: a choice by a button, a plain yes or no to what was proposed, and an order to take back
 * what was done. What happens then is up to nobody else.
 */
export function isForRules(request: ReplyRequest): boolean {
  if (request.act !== null) return true;
  const { question, done } = readDialogue(request.dialogue);
  const reading = readingOf(request);
  const isAnswer =
    question?.asks === "proposal" && question.age === 0 && yesOrNo(request.text, reading.language) !== null;
  return isAnswer || (done.length > 0 && readOrder(request.text, reading)?.act === "undo");
}
