import { withTimeLimit } from "../retry/time-limit.ts";

/** Where a feature's database has the messages that the server doesn't have. The keys are the messages' IDs. */
const OUTBOX = "outbox";

/** What earlier versions of the chat had for all users. Its outbox has an index of their IDs. */
const SHARED = "atrium-chat";
const BY_USER = "user";

/** A browser that takes longer to open and read a database doesn't keep a user from signing out. */
const READ_LIMIT_MS = 3_000;

export interface UnsentMessages {
  readonly ids: readonly string[];
  /** Databases that couldn't be read, so they may have more. */
  readonly unread: readonly string[];
}

/**
 * What features keep for a user in IndexedDB: their databases named `atrium-<feature id>-<user id>`, those for files of drafts, and the user's messages in
 * the one that earlier versions of the chat had for all.
 */
export function createUserDatabases(page: Window, featureIds: readonly string[], userId: string) {
  const names = featureIds.map((featureId) => `atrium-${featureId}-${userId}`);
  const files = featureIds.map((featureId) => `atrium-${featureId}-files-${userId}`);
  const messageIds = (outbox: IDBObjectStore) =>
    answer(outbox.indexNames.contains(BY_USER) ? outbox.index(BY_USER).getAllKeys(userId) : outbox.getAllKeys());
  const remove = async (name: string): Promise<unknown> =>
    name === SHARED
      ? inOutbox(page, SHARED, "readwrite", async (outbox) => {
          for (const id of await messageIds(outbox)) await answer(outbox.delete(id));
        })
      : answer(page.indexedDB.deleteDatabase(name));
  return {
    /** The messages in them that weren't sent. Takes 3 s at most, and never rejects. */
    async unsentMessages(): Promise<UnsentMessages> {
      const unread: string[] = [];
      const read = async (name: string) => {
        try {
          return await withTimeLimit(inOutbox(page, name, "readonly", messageIds), READ_LIMIT_MS);
        } catch (error) {
          console.warn(`The database ${name} wasn't read`, error);
          unread.push(name);
          return [];
        }
      };
      const ids = (await Promise.all([...names, SHARED].map(read))).flatMap((keys) => keys ?? []);
      return { ids: ids.map(String), unread };
    },
    /** Deletes them. One that a tab still uses is deleted as soon as the tab lets go of it. Never throws. */
    delete(keep: readonly string[] = []): void {
      for (const name of [...names, ...files, SHARED].filter((each) => !keep.includes(each)))
        remove(name).catch((error: unknown) => console.warn(`The database ${name} wasn't deleted`, error));
    },
  };
}

/** Runs `work` in the database's outbox. Resolves to undefined if there's no such database or outbox, and creates none. */
async function inOutbox<T>(
  page: Window,
  name: string,
  mode: IDBTransactionMode,
  work: (outbox: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  const database = await openExisting(page, name);
  if (!database) return undefined;
  try {
    if (!database.objectStoreNames.contains(OUTBOX)) return undefined;
    return await work(database.transaction(OUTBOX, mode).objectStore(OUTBOX));
  } finally {
    database.close();
  }
}

async function openExisting(page: Window, name: string): Promise<IDBDatabase | undefined> {
  const request = page.indexedDB.open(name);
  let isNew = false;
  request.addEventListener("upgradeneeded", () => {
    isNew = true;
    request.transaction?.abort();
  });
  try {
    return await answer(request);
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
}

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No answer")));
  });
