import type { ShellApi } from "@atrium/shared-contracts/contract";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import type { ProfileDraft } from "./profile-draft.ts";

/** The edited fields that aren't saved yet. */
export type ProfileEdits = Partial<ProfileDraft>;

export interface ProfileEditStore {
  readonly edits$: Observable<ProfileEdits>;
  readonly edits: ProfileEdits;
  edit(part: ProfileEdits): void;
  /** Drops edits that are now saved. Anything typed since stays. */
  settle(saved: ProfileEdits): void;
  discard(): void;
}

/** By account id. In memory only, because personal data must not be written to the device. */
const unsaved = new Map<string, ProfileEdits>();

/**
 * The user's unsaved profile edits. They survive switching tabs, navigating and an expired session, but not signing out or
 * unloading the page.
 */
export const profileEdits = (shell: ShellApi): ProfileEditStore => shell.once(createStore);

function createStore(shell: ShellApi): ProfileEditStore {
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
}
