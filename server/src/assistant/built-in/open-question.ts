import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { understand } from "../understanding/understand.ts";
import { yesOrNo } from "../understanding/yes-or-no.ts";
import { readingOf } from "./reading-of.ts";

type Deletion = Extract<Intent, { kind: "calendar.delete" }>;

/** What every question begins with that asks whether to delete something. */
export const WHETHER_TO_DELETE = "Should I delete ";

/** The deletion that the last reply asked about, if the message says yes or no to it. */
export function questionedDeletion(request: ReplyRequest): Deletion | null {
  const reading = readingOf(request);
  if (yesOrNo(request.text, reading.language) === null) return null;
  const [order, question] = request.history.slice(-2);
  if (order?.role !== "user" || question?.role !== "assistant" || !question.text.startsWith(WHETHER_TO_DELETE))
    return null;
  const intent = understand(order.text, reading);
  return intent.kind === "calendar.delete" ? intent : null;
}

/**
 * What the message answers to a question. Yes only counts if exactly this was asked: what's read anew in the order may be another event by
 * now, and it may have changed.
 */
export function answerTo(question: string, { text, history, ...request }: ReplyRequest): "yes" | "no" | null {
  const answer = yesOrNo(text, readingOf(request).language);
  return answer === "yes" && history.at(-1)?.text !== question ? null : answer;
}
