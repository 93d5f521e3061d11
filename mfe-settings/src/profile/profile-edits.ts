import { perShell } from "@atrium/shared-contracts";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import type { ProfileDraft } from "./profile-draft.ts";

/** The fields that were touched and are not saved yet. */
export type ProfileEdits = Partial<ProfileDraft>;

export interface ProfileEditStore {
  readonly edits$: Observable<ProfileEdits>;
  readonly edits: ProfileEdits;
  edit(part: ProfileEdits): void;
  /** The account has these now: what was typed since stays. */
  settle(saved: ProfileEdits): void;
  discard(): void;
}

/** By account, in memory alone: what is personal is not written to the device. */
const unsaved = new Map<string, ProfileEdits>();

/**
 * What a person typed and did not save. It is there again after another tab, another page and a session that expired; gone with a sign-out that
 * they asked for, and with the page.
 */
export const profileEdits = perShell((shell): ProfileEditStore => {
  const { id } = shell.account.user;
  const edits = new BehaviorSubject<ProfileEdits>(unsaved.get(id) ?? {});
  const keep = (next: ProfileEdits) => {
    unsaved.set(id, next);
    edits.next(next);
  };
  shell.auth$.subscribe((state) => {
    if (state.status === "unauthenticated" && state.signedOut) unsaved.delete(id);
  });
  return {
    edits$: edits.asObservable(),
    get edits() {
      return edits.value;
    },
    edit: (part) => keep({ ...edits.value, ...part }),
    settle: (saved) =>
      keep(
        Object.fromEntries(
          Object.entries(edits.value).filter(([field, value]) => value !== saved[field as keyof ProfileEdits]),
        ),
      ),
    discard: () => keep({}),
  };
});
