import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";

/** Names a stored record as nobody's, so that it outlives the sign-in. */
const OWNER = "visitor";
const KEY = `${STORAGE_KEYS.continueShared}:${OWNER}`;

/** Remembers in this tab which shared link its visitor went to sign in from. */
export interface ReturnNote {
  leave(token: string): void;
  /** Whether the visitor of this link has gone to sign in. */
  isFor(token: string): boolean;
  remove(): void;
}

export function returnNote(page: Window): ReturnNote {
  /** Blocked storage keeps nothing: the visitor then has to ask again. */
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(page.sessionStorage);
    } catch (error) {
      console.warn("This tab can't remember what it was about to do", error);
      return undefined;
    }
  };
  return {
    leave: (token) => attempt((storage) => storage.setItem(KEY, JSON.stringify({ token, userId: OWNER }))),
    isFor: (token) => attempt((storage) => storage.getItem(KEY)) === JSON.stringify({ token, userId: OWNER }),
    remove: () => attempt((storage) => storage.removeItem(KEY)),
  };
}
