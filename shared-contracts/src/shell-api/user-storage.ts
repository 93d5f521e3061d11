/** A key of the browser's storage: the product's prefix and a name. `STORAGE_KEYS` has those in use. The shell appends the user's id. */
export type StorageKey = `atrium_${string}`;

/** A JSON object that the browser stores. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/**
 * What this browser keeps for the signed-in user, by key. A sign-out removes it, and the shell ignores later writes; when the session just expires, it
 * stays for the same user's next sign-in. The same goes for IndexedDB databases that features name `atrium-<feature id>-<user id>`. Blocked, full or corrupt storage keeps nothing and reads as undefined. Throws a RangeError for the shell's own keys.
 */
export interface UserStorage {
  /** What's stored for this user, never what's stored for another. Check its shape: an earlier version may have written it. */
  read(key: StorageKey): StoredRecord | undefined;
  /** Replaces what's stored for this user under the key, unless somebody else is signed in by now. If storage refuses, what was there stays. */
  write(key: StorageKey, value: StoredRecord): void;
  /** Removes what's stored for this user. */
  remove(key: StorageKey): void;
}
