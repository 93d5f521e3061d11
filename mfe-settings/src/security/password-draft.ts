import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "@atrium/shared-contracts";

export interface PasswordDraft {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export const EMPTY_PASSWORD_DRAFT: PasswordDraft = { current: "", next: "", confirmation: "" };

export type PasswordProblem = "current_missing" | "too_short" | "too_long" | "confirmation_missing" | "no_match";

/** What keeps the change from being sent, by field. Length counts characters as a person does. */
export function problemsIn(draft: PasswordDraft): { readonly [Field in keyof PasswordDraft]?: PasswordProblem } {
  const length = Array.from(draft.next).length;
  return {
    ...(draft.current === "" ? { current: "current_missing" } : {}),
    ...(length < PASSWORD_MIN_CHARACTERS
      ? { next: "too_short" }
      : length > PASSWORD_MAX_CHARACTERS
        ? { next: "too_long" }
        : {}),
    ...(draft.confirmation === ""
      ? { confirmation: "confirmation_missing" }
      : draft.confirmation === draft.next
        ? {}
        : { confirmation: "no_match" }),
  };
}
