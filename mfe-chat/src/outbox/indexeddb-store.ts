import { type DBSchema, type IDBPDatabase, openDB, wrap } from "idb";
import { type OutboxEntry, inOrder } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxEntry; indexes: { user: string; conversation: string } };
  settled: { key: string; value: { temporaryId: string; conversationId: string } };
}

type Database = IDBPDatabase<Schema>;

/** What earlier versions had for all users. */
const EARLIER_NAME = "atrium-chat";

/** A user's own database. The shell deletes it by this name when they sign out. */
export const databaseName = (userId: string) => `atrium-mfe-chat-${userId}`;

/** Stores the outbox in IndexedDB. Rejects if the browser refuses to open it. */
export async function openIndexedDbStore(name: string): Promise<OutboxStore & { close(): void }> {
  return storeIn(await open(name));
}

/** Stores a user's outbox in their own database, with what an earlier version stored for them in a database for all. */
export async function openUserStore(userId: string): Promise<OutboxStore> {
  const database = await open(databaseName(userId));
  try {
    await takeOver(database, userId);
  } catch (error) {
    console.warn("Messages that an earlier version kept weren't taken over:", error);
  }
  return storeIn(database);
}

async function open(name: string): Promise<Database> {
  const database: Database = await openDB<Schema>(name, 1, {
    upgrade(db) {
      const outbox = db.createObjectStore("outbox", { keyPath: "messageId" });
      outbox.createIndex("user", "userId");
      outbox.createIndex("conversation", "conversationId");
      db.createObjectStore("settled", { keyPath: "temporaryId" });
    },
    // This connection must not block another tab's schema upgrade, or the user signing out or clearing the site's data.
    blocking: () => database.close(),
  });
  return database;
}

/** Moves the user's messages out of the database that earlier versions had for all users, and deletes that once it's empty. */
async function takeOver(database: Database, userId: string): Promise<void> {
  const earlier = await openEarlier();
  if (!earlier) return;
  let isEmpty = false;
  try {
    const entries = await earlier.getAllFromIndex("outbox", "user", userId);
    const settled = await earlier.getAll("settled");
    const copying = database.transaction(["outbox", "settled"], "readwrite");
    await within(copying, async () => {
      for (const entry of entries) await copying.objectStore("outbox").put(entry);
      for (const each of settled) await copying.objectStore("settled").put(each);
    });
    for (const { messageId } of entries) await earlier.delete("outbox", messageId);
    isEmpty = (await earlier.count("outbox")) === 0;
  } finally {
    earlier.close();
  }
  // Doesn't wait, because another tab may still have it open.
  if (isEmpty) indexedDB.deleteDatabase(EARLIER_NAME);
}

/** Undefined if this browser has no such database. */
function openEarlier(): Promise<Database | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(EARLIER_NAME);
    // It would have been created just now. Stop that.
    request.addEventListener("upgradeneeded", () => request.transaction?.abort());
    request.addEventListener("success", () => resolve(wrap(request.result) as Database));
    request.addEventListener("error", () =>
      request.error?.name === "AbortError"
        ? resolve(undefined)
        : reject(request.error ?? new Error("The database couldn't be opened")),
    );
  });
}

/** Does `work` in a transaction. Resolves once that's done, and rejects if the browser refuses a part or the whole. */
async function within<T>({ done }: { readonly done: Promise<void> }, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), done]);
  return result;
}

function storeIn(database: Database): OutboxStore & { close(): void } {
  return {
    durable: true,
    load: async (userId) => inOrder(await database.getAllFromIndex("outbox", "user", userId)),
    async put(entry) {
      await database.put("outbox", entry);
    },
    async update(messageId, change) {
      const transaction = database.transaction("outbox", "readwrite");
      const { store } = transaction;
      return within(transaction, async () => {
        const known = await store.get(messageId);
        const next = known && change(known);
        if (next) await store.put(next);
        if (next === null) await store.delete(messageId);
        return next === null ? known : next;
      });
    },
    remove: (messageId) => database.delete("outbox", messageId),
    async settle({ messageId, conversationId: temporaryId }, conversationId) {
      try {
        if (temporaryId !== conversationId) {
          const transaction = database.transaction(["outbox", "settled"], "readwrite");
          const outbox = transaction.objectStore("outbox");
          await within(transaction, async () => {
            await transaction.objectStore("settled").put({ temporaryId, conversationId });
            for (const other of await outbox.index("conversation").getAll(temporaryId))
              await outbox.put({ ...other, conversationId });
          });
        }
      } finally {
        // Full storage still removes what it has. The server recognizes a message that a crash in between sends again, now under the real id.
        await database.delete("outbox", messageId);
      }
    },
    settledId: async (temporaryId) => (await database.get("settled", temporaryId))?.conversationId,
    close: () => database.close(),
  };
}
