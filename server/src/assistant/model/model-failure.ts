import { APICallError, type FinishReason, RetryError, ToolChoiceViolationError } from "ai";
import type { ReplyFailure } from "../reply/reply.ts";

/** Checked by name, because a platform error may come from another realm. */
const isTimeout = (error: unknown) =>
  (error as { readonly name?: unknown } | null | undefined)?.name === "TimeoutError";

function fromStatus(status: number): ReplyFailure {
  if (status === 429) return "model_rate_limited";
  if (status >= 500 || status === 408) return "model_unavailable";
  return "model_refused";
}

/** Whether a model would go on with tools where its reply has to end. */
export const isOutOfSteps = (finished: FinishReason | undefined, error: unknown): boolean =>
  finished === "tool-calls" || ToolChoiceViolationError.isInstance(error);

/** Why a model's reply is incomplete, judging by how its stream ended; null when it's complete. */
export function failureOf(finished: FinishReason | undefined, error: unknown, begun: boolean): ReplyFailure | null {
  if (ToolChoiceViolationError.isInstance(error)) return null;
  switch (finished) {
    case "stop":
    case "tool-calls":
      return null;
    case "length":
      return "reply_too_long";
    case "content-filter":
      return "model_filtered";
    case "interrupted":
    case "error":
    case "other":
    case undefined:
      return thrownFailure(error, begun);
  }
}

/** Why a model's reply ended, judging by what the SDK threw; `begun` when some of it had arrived. */
function thrownFailure(error: unknown, begun: boolean): ReplyFailure {
  if (RetryError.isInstance(error)) return thrownFailure(error.lastError, begun);
  if (isTimeout(error)) return "model_timeout";
  if (begun) return "model_interrupted";
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    return fromStatus(error.statusCode);
  }
  return "model_unavailable";
}
