import type { AuthState } from "@atrium/shared-contracts/contract";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useState } from "react";
import { type ProfileDraft, changesIn, draftOf } from "./profile-draft.ts";
import { type ProfileEdits, profileEdits } from "./profile-edits.ts";

export type Saving =
  | { readonly status: "idle" | "submitting" | "success" }
  | { readonly status: "error"; readonly message: string };

/** The account's profile with unsaved edits on top. A failed save keeps the edits; a slow one keeps edits made while it runs. */
export function useProfileForm() {
  const shell = useShell();
  const store = profileEdits(shell);
  const auth = useObservable<AuthState>(shell.auth$, { status: "authenticated", user: shell.account.user });
  const user = auth.user ?? shell.account.user;
  const edits = useObservable(store.edits$, store.edits);
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  const draft: ProfileDraft = { ...draftOf(user), ...edits };
  const changes = changesIn(draft, user);

  return {
    draft,
    saving,
    /** Whether there's anything to save. */
    changed: changes !== undefined,
    edit(part: ProfileEdits) {
      store.edit(part);
      setSaving((current) => (current.status === "submitting" ? current : { status: "idle" }));
    },
    discard() {
      store.discard();
      setSaving({ status: "idle" });
    },
    async save() {
      if (!changes || saving.status === "submitting") return;
      setSaving({ status: "submitting" });
      try {
        await shell.account.updateProfile(changes);
        store.settle(edits);
        setSaving({ status: "success" });
      } catch (error) {
        setSaving({ status: "error", message: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}
