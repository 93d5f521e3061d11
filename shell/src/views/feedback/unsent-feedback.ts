import type { AuthStore } from "../../core/auth/auth.ts";
import type { FeedbackState } from "./feedback-state.ts";

type Unsent = Pick<FeedbackState, "type" | "text">;

/** In memory, by the page's sign-in, for the person who wrote it. */
const kept = new WeakMap<AuthStore, { readonly userId: string; readonly unsent: Unsent }>();

/** Keeps what a person was writing when their session ended, until they open the dialog again after signing in. */
export function keepUnsent(auth: AuthStore, userId: string, { type, text }: Unsent): void {
  kept.set(auth, { userId, unsent: { type, text } });
}

/** What this person was writing then, if they are the one who wrote it. */
export function unsentOf(auth: AuthStore, userId: string | undefined): Unsent | undefined {
  const found = kept.get(auth);
  return found?.userId === userId ? found?.unsent : undefined;
}

/** The dialog has it now, or somebody else is here. */
export const forgetUnsent = (auth: AuthStore): void => void kept.delete(auth);
