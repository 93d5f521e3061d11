import { FEEDBACK_MAX_CHARACTERS, FEEDBACK_WARNING_CHARACTERS } from "@atrium/shared-contracts";
import { type FeedbackType, characters } from "@atrium/shared-contracts/wire";

/** The dialog: filled in, on its way, taken, or refused with a message that stays beside the text. */
export type FeedbackState =
  | { readonly status: "editing"; readonly type: FeedbackType; readonly text: string }
  | { readonly status: "submitting"; readonly type: FeedbackType; readonly text: string }
  | { readonly status: "success"; readonly type: FeedbackType; readonly text: string }
  | { readonly status: "error"; readonly type: FeedbackType; readonly text: string; readonly message: string };

export const CLEARED: FeedbackState = { status: "editing", type: "idea", text: "" };

/** Whether the content may be sent: trimmed at least one character, at most 5000. */
export function isValidContent(text: string): boolean {
  const length = characters(text);
  return text.trim() !== "" && length <= FEEDBACK_MAX_CHARACTERS;
}

export const canSubmitFeedback = (state: FeedbackState): boolean =>
  (state.status === "editing" || state.status === "error") && isValidContent(state.text);

/** The text as the box takes it: what is beyond 5000 characters is refused. */
export function clampText(text: string): string {
  return characters(text) <= FEEDBACK_MAX_CHARACTERS
    ? text
    : Array.from(text).slice(0, FEEDBACK_MAX_CHARACTERS).join("");
}

/** Colour of the counter: warning above 4500, red at 5000. */
export function counterColor(count: number): "text.secondary" | "warning" | "error" {
  if (count >= FEEDBACK_MAX_CHARACTERS) return "error";
  return count > FEEDBACK_WARNING_CHARACTERS ? "warning" : "text.secondary";
}
