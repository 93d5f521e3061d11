import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { understand } from "../understanding/understand.ts";
import { yesOrNo } from "../understanding/yes-or-no.ts";
import { readingOf } from "./reading-of.ts";

/** A deletion that was ordered in the message before, and may be what's said yes or no to. */
export interface OpenDeletion {
  readonly wish: Extract<Intent, { kind: "calendar.delete" }>;
  /** The message that ordered it. */
  readonly order: string;
}

/** The deletion that the message before ordered, if this one says yes or no. */
export function openDeletion(request: ReplyRequest): OpenDeletion | null {
  const reading = readingOf(request);
  if (yesOrNo(request.text, reading.language) === null) return null;
  const [order, question] = request.history.slice(-2);
  if (order?.role !== "user" || question?.role !== "assistant") return null;
  const wish = understand(order.text, reading);
  return wish.kind === "calendar.delete" ? { wish, order: order.text } : null;
}

/**
 * What the message answers to a question. Yes only counts if exactly this was asked: what's read anew in the order may be another event by
 * now, and it may have changed.
 */
export function answerTo(question: string, { text, history, ...request }: ReplyRequest): "yes" | "no" | null {
  const answer = yesOrNo(text, readingOf(request).language);
  return answer === "yes" && history.at(-1)?.text !== question ? null : answer;
}
