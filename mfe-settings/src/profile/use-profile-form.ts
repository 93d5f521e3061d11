import type { AuthState } from "@atrium/shared-contracts/contract";
import type { ProfileUpdate } from "@atrium/shared-contracts/wire";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useSubmission } from "@atrium/shared-ui/query";
import { type ProfileDraft, changesIn, draftOf } from "./profile-draft.ts";
import { type ProfileEdits, profileEdits } from "./profile-edits.ts";

interface Save {
  readonly changes: ProfileUpdate;
  /** The edits that these changes save. */
  readonly edits: ProfileEdits;
}

/** The account's profile with unsaved edits on top. A failed save keeps the edits; a slow one keeps edits made while it runs. */
export function useProfileForm() {
  const shell = useShell();
  const store = profileEdits(shell);
  const auth = useObservable<AuthState>(shell.auth$, { status: "authenticated", user: shell.account.user });
  const user = auth.user ?? shell.account.user;
  const edits = useObservable(store.edits$, store.edits);
  const saving = useSubmission({
    mutationFn: ({ changes }: Save) => shell.account.updateProfile(changes),
    onSuccess: (_, { edits: saved }) => store.settle(saved),
  });
  const draft: ProfileDraft = { ...draftOf(user), ...edits };
  const changes = changesIn(draft, user);

  return {
    draft,
    saving,
    /** Whether there's anything to save. */
    changed: changes !== undefined,
    edit(part: ProfileEdits) {
      store.edit(part);
      if (!saving.isPending) saving.reset();
    },
    discard() {
      store.discard();
      saving.reset();
    },
    save() {
      if (changes) saving.mutate({ changes, edits });
    },
  };
}
