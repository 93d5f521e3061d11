import { FEEDBACK_MAX_CHARACTERS, FEEDBACK_WARNING_CHARACTERS } from "@atrium/shared-contracts/spec";
import { characters, type FeedbackType, visibleCharacters } from "@atrium/shared-contracts/wire";

export interface WrittenFeedback {
  readonly type: FeedbackType;
  readonly text: string;
}

/** The dialog's state: being filled in, submitting, successful, or failed with a message that shows beside the text. */
export type FeedbackState =
  | (WrittenFeedback & { readonly status: "idle" })
  | (WrittenFeedback & { readonly status: "submitting" })
  | (WrittenFeedback & { readonly status: "success" })
  | (WrittenFeedback & { readonly status: "error"; readonly message: string });

export const CLEARED: WrittenFeedback = { type: "idea", text: "" };

/** Whether the content can be submitted: trimmed, at least 1 visible and at most 5000 characters (code points, as the server counts). */
export const isValidContent = (text: string): boolean =>
  visibleCharacters(text) >= 1 && characters(text.trim()) <= FEEDBACK_MAX_CHARACTERS;

export const canSubmitFeedback = (state: FeedbackState): boolean =>
  (state.status === "idle" || state.status === "error") && isValidContent(state.text);

/** Whether closing would discard written text. */
export const holdsUnsent = ({ status, text }: FeedbackState): boolean => status !== "success" && text.trim() !== "";

/** Color of the counter: warning above 4500, red at 5000. */
export function counterColor(count: number): "text.secondary" | "warning" | "error" {
  if (count >= FEEDBACK_MAX_CHARACTERS) return "error";
  return count > FEEDBACK_WARNING_CHARACTERS ? "warning" : "text.secondary";
}
