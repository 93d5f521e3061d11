import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, passwordLength } from "@atrium/shared-contracts/spec";

export interface PasswordDraft {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export const EMPTY_PASSWORD_DRAFT: PasswordDraft = { current: "", next: "", confirmation: "" };

export type PasswordProblem =
  | "current_missing"
  | "too_short"
  | "too_invisible"
  | "too_long"
  | "next_missing"
  | "unchanged"
  | "confirmation_missing"
  | "no_match";

type PasswordProblems = { readonly [Field in keyof PasswordDraft]?: PasswordProblem };

/**
 * What keeps the change from being sent, by field. Lengths are in characters, not UTF-16 units. An account without a password needs no
 * current one.
 */
export function problemsIn(draft: PasswordDraft, hasPassword = true): PasswordProblems {
  const next = problemOfNext(draft.next) ?? (isUnchanged(draft) ? "unchanged" : undefined);
  const confirmation = problemOfConfirmation(draft);
  return {
    ...(hasPassword && draft.current === "" ? { current: "current_missing" } : {}),
    ...(next ? { next } : {}),
    ...(confirmation ? { confirmation } : {}),
  };
}

function problemOfNext(next: string): PasswordProblem | undefined {
  const length = Array.from(next).length;
  if (length === 0) return "next_missing";
  if (length < PASSWORD_MIN_CHARACTERS) return "too_short";
  if (passwordLength(next) < PASSWORD_MIN_CHARACTERS) return "too_invisible";
  return length > PASSWORD_MAX_CHARACTERS ? "too_long" : undefined;
}

/** Different Unicode spellings of the same text are the same password, as on the server. */
const isUnchanged = ({ current, next }: PasswordDraft) => current.normalize("NFKC") === next.normalize("NFKC");

function problemOfConfirmation({ next, confirmation }: PasswordDraft): PasswordProblem | undefined {
  if (confirmation === "") return "confirmation_missing";
  return confirmation === next ? undefined : "no_match";
}

/** The first field with a problem, which gets the focus. */
export const firstProblem = (problems: PasswordProblems): keyof PasswordDraft | undefined =>
  (["current", "next", "confirmation"] as const).find((field) => problems[field] !== undefined);
