import type { AuthStore } from "../../core/auth/auth.ts";
import type { WrittenFeedback } from "./feedback-state.ts";

/** In memory, keyed by the page's auth store, for the person who wrote it. */
const kept = new WeakMap<AuthStore, { readonly userId: string; readonly unsent: WrittenFeedback }>();

/** Keeps a person's unsent text when their session ends, until they open the dialog again after signing in. */
export function keepUnsent(auth: AuthStore, userId: string, { type, text }: WrittenFeedback): void {
  kept.set(auth, { userId, unsent: { type, text } });
}

/** This person's unsent text, if they wrote it. */
export function unsentOf(auth: AuthStore, userId: string | undefined): WrittenFeedback | undefined {
  const found = kept.get(auth);
  return found?.userId === userId ? found?.unsent : undefined;
}

/** Call when the dialog has taken the text, or somebody else is signed in. */
export const forgetUnsent = (auth: AuthStore): void => void kept.delete(auth);
