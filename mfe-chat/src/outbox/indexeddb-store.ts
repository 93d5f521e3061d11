import { type DBSchema, openDB } from "idb";
import { type OutboxEntry, inOrder } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxEntry; indexes: { user: string; conversation: string } };
  settled: { key: string; value: { temporaryId: string; conversationId: string } };
}

export const DATABASE_NAME = "atrium-chat";

/** Stores the outbox in IndexedDB. Rejects if the browser refuses to open it. */
export async function openIndexedDbStore(name = DATABASE_NAME): Promise<OutboxStore & { close(): void }> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(db) {
      const outbox = db.createObjectStore("outbox", { keyPath: "messageId" });
      outbox.createIndex("user", "userId");
      outbox.createIndex("conversation", "conversationId");
      db.createObjectStore("settled", { keyPath: "temporaryId" });
    },
    // This connection must not block another tab's schema upgrade, or the user clearing the site's data.
    blocking: () => database.close(),
  });
  return {
    durable: true,
    load: async (userId) => inOrder(await database.getAllFromIndex("outbox", "user", userId)),
    async put(entry) {
      await database.put("outbox", entry);
    },
    remove: (messageId) => database.delete("outbox", messageId),
    async settle(entry, conversationId) {
      const transaction = database.transaction(["outbox", "settled"], "readwrite");
      const outbox = transaction.objectStore("outbox");
      await outbox.delete(entry.messageId);
      if (entry.conversationId !== conversationId) {
        for (const other of await outbox.index("conversation").getAll(entry.conversationId))
          await outbox.put({ ...other, conversationId });
        await transaction.objectStore("settled").put({ temporaryId: entry.conversationId, conversationId });
      }
      await transaction.done;
    },
    settledId: async (temporaryId) => (await database.get("settled", temporaryId))?.conversationId,
    close: () => database.close(),
  };
}
