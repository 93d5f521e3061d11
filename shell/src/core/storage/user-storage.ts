import type { StoredRecord, UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { type BrowserStorage, readJson } from "./browser-storage.ts";
import { ownerOf } from "./owned-record.ts";

/** Keys that only the shell reads and writes. */
const SHELL_KEYS: ReadonlySet<string> = new Set([
  STORAGE_KEYS.authToken,
  STORAGE_KEYS.refreshToken,
  STORAGE_KEYS.user,
  STORAGE_KEYS.theme,
  STORAGE_KEYS.language,
  STORAGE_KEYS.sidebarCollapsed,
  STORAGE_KEYS.appSettings,
  STORAGE_KEYS.characterKeys,
  STORAGE_KEYS.firstSteps,
  STORAGE_KEYS.signOut,
]);

/**
 * One user's part of the browser's storage. Every user has their own keys, and every object names its owner, so nobody reads or replaces another
 * user's. Ignores writes while another user is signed in.
 */
export interface ClosableUserStorage extends UserStorage {
  /** Drops later writes, so that none brings back what the sign-out removes. */
  close(): void;
}

export function createUserStorage(storage: BrowserStorage, userId: string): ClosableUserStorage {
  let closed = false;
  /** Another tab may have signed somebody else in without this one knowing yet. */
  const anotherSignedIn = () => {
    const user = readJson(storage, STORAGE_KEYS.user);
    return isRecord(user) && typeof user["id"] === "string" && user["id"] !== userId;
  };
  const ownKey = (key: string) => `${key}:${userId}`;
  const ownAt = (key: string) => {
    const stored = readJson(storage, key);
    return isRecord(stored) && ownerOf(stored) === userId ? stored : undefined;
  };
  /**
   * Writes under the user's own key. The first time, if storage takes it, it replaces what earlier versions stored for this user under the key itself.
   * What's there later is from a tab that still runs one.
   */
  const writeOwn = (key: string, text: string) => {
    const isFirst = !ownAt(ownKey(key));
    storage.write(ownKey(key), text);
    if (isFirst && storage.read(ownKey(key)) === text && ownAt(key)) storage.remove(key);
  };
  return {
    read(key) {
      refuseForeign(key);
      const own = ownAt(ownKey(key));
      if (own) return own;
      const earlier = ownAt(key);
      if (earlier) writeOwn(key, JSON.stringify(earlier));
      return earlier;
    },
    write(key, value) {
      refuseForeign(key);
      if (!closed && !anotherSignedIn()) writeOwn(key, JSON.stringify({ ...value, userId }));
    },
    remove(key) {
      refuseForeign(key);
      storage.remove(ownKey(key));
      const owner = ownerOf(readJson(storage, key));
      if (owner === undefined || owner === userId) storage.remove(key);
    },
    close() {
      closed = true;
    },
  };
}

function refuseForeign(key: string) {
  if (SHELL_KEYS.has(key)) throw new RangeError(`${key} belongs to the shell`);
  // Sign-out only removes keys with the prefix.
  if (!key.startsWith("atrium_")) throw new RangeError(`${key} must start with atrium_`);
}

const isRecord = (value: unknown): value is StoredRecord => typeof value === "object" && value !== null;
