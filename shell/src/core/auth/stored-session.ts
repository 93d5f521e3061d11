import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { User } from "@atrium/shared-contracts/wire";
import { type BrowserStorage, readJson } from "../storage/browser-storage.ts";
import { isPersonal } from "../storage/device-keys.ts";

/** Token and user in the browser's storage. The refresh token lives in an HttpOnly cookie, never here. */
export interface StoredSession {
  token(): string | null;
  saveToken(token: string): void;
  /** The user as last seen; null when none is stored or the stored value isn't a user. */
  user(): User | null;
  saveUser(user: User): void;
  /** Removes everything this browser stores about the person, whichever app wrote it. Device-level data stays. */
  clear(): void;
  /** Another tab signed in, renewed (a token) or signed out (null). */
  watchToken(changed: (token: string | null) => void): () => void;
}

export function createStoredSession(storage: BrowserStorage): StoredSession {
  /** An older token that full storage kept us from replacing. It reads as missing: using it would be worse than having none. */
  let outdated: string | null = null;
  return {
    token() {
      const kept = storage.read(STORAGE_KEYS.authToken);
      return kept === outdated ? null : kept;
    },
    saveToken(token) {
      storage.write(STORAGE_KEYS.authToken, token);
      const kept = storage.read(STORAGE_KEYS.authToken);
      outdated = kept === token ? null : kept;
    },
    user: () => User.safeParse(readJson(storage, STORAGE_KEYS.user)).data ?? null,
    saveUser: (user) => storage.write(STORAGE_KEYS.user, JSON.stringify(user)),
    clear() {
      // Remove the token first, so that other tabs sign out before the rest of the person's data is gone.
      storage.remove(STORAGE_KEYS.authToken);
      storage.removeAll(isPersonal);
    },
    watchToken: (changed) => storage.watch(STORAGE_KEYS.authToken, changed),
  };
}
