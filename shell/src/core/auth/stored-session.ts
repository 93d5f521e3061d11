import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { User } from "@atrium/shared-contracts/wire";
import { type BrowserStorage, parseJson, readJson } from "../storage/browser-storage.ts";
import { isPersonal } from "../storage/device-keys.ts";
import { ownerOf } from "../storage/owned-record.ts";
import { storedUser } from "./account-answers.ts";
import { sessionOf } from "./token.ts";

/** Written and removed at once: other tabs still see what was written. */
const SESSION_END = "atrium_session_end";

/** Token and user in the browser's storage. The refresh token lives in an HttpOnly cookie, never here. */
export interface StoredSession {
  token(): string | null;
  saveToken(token: string): void;
  /** The user as last seen; null when none is stored or the stored value isn't a user. */
  user(): User | null;
  saveUser(user: User): void;
  /**
   * Remembers that the token's session is to end, until `signedOut`: across page loads and in every tab. Meanwhile that session's tokens aren't
   * stored, and read as missing.
   */
  signOut(token: string): void;
  /** The session that's to end; null when there's none. */
  signingOut(): string | null;
  /** The server has ended the session. */
  signedOut(session: string): void;
  /**
   * Removes everything this browser stores about the person who signs out, whichever app wrote it. Device-level data stays, and so does what apps
   * stored for other users.
   */
  clear(userId: string | undefined): void;
  /** Like `clear`, but what apps stored for their user stays, for example drafts: it shows again when the same user signs in, and to nobody else. */
  expire(): void;
  /** Tells the other tabs why the session ended. Call it before `expire`, or they'd take the missing token for a sign-out. */
  announceEnd(reason: string): void;
  /** The session ended in another tab, without a sign-out. */
  watchEnd(ended: (reason: string) => void): () => void;
  /** Another tab signed in, renewed (a token) or signed out (null). */
  watchToken(changed: (token: string | null) => void): () => void;
}

export function createStoredSession(storage: BrowserStorage): StoredSession {
  /** An older token that full storage kept us from replacing. It reads as missing: using it would be worse than having none. */
  let outdated: string | null = null;
  const isToEnd = (token: string) => sessionOf(token) === signingOut();
  /** A session that's to end, which storage refused to remember: this page still does. */
  let unremembered: string | null = null;
  const signingOut = () => storage.read(STORAGE_KEYS.signOut) ?? unremembered;
  const usable = (token: string | null) => (token === null || isToEnd(token) ? null : token);
  const clear = (userId: string | undefined) => {
    // Remove the token first, so that other tabs sign out before the rest of the person's data is gone.
    storage.remove(STORAGE_KEYS.authToken);
    storage.removeAll((key, value) => {
      if (!isPersonal(key)) return false;
      const owner = ownerOf(parseJson(key, value));
      return owner === undefined || owner === userId;
    });
  };
  return {
    token() {
      const kept = storage.read(STORAGE_KEYS.authToken);
      return kept === outdated ? null : usable(kept);
    },
    saveToken(token) {
      if (isToEnd(token)) return;
      storage.write(STORAGE_KEYS.authToken, token);
      const kept = storage.read(STORAGE_KEYS.authToken);
      outdated = kept === token ? null : kept;
    },
    user: () => storedUser(readJson(storage, STORAGE_KEYS.user)),
    saveUser: (user) => storage.write(STORAGE_KEYS.user, JSON.stringify(user)),
    signOut(token) {
      const session = sessionOf(token);
      if (session === undefined) return;
      storage.write(STORAGE_KEYS.signOut, session);
      unremembered = storage.read(STORAGE_KEYS.signOut) === session ? null : session;
    },
    signingOut,
    signedOut(session) {
      if (signingOut() !== session) return;
      unremembered = null;
      storage.remove(STORAGE_KEYS.signOut);
    },
    clear,
    expire: () => clear(undefined),
    announceEnd(reason) {
      storage.write(SESSION_END, reason);
      storage.remove(SESSION_END);
    },
    watchEnd: (ended) =>
      storage.watch(SESSION_END, (reason) => {
        if (reason !== null) ended(reason);
      }),
    watchToken: (changed) => storage.watch(STORAGE_KEYS.authToken, (token) => changed(usable(token))),
  };
}
