import { openIndexedDbStore } from "./indexeddb-store.ts";
import { createMemoryStore } from "./memory-store.ts";
import type { OutboxStore } from "./outbox-store.ts";

/** If the browser neither opens nor refuses storage within this time, it counts as refused. Milliseconds. */
const OPEN_LIMIT_MS = 3_000;

/** Opens IndexedDB on first use, and falls back to memory if the browser refuses. `durable` is known after the first call. */
export function deferredStore(open: () => Promise<OutboxStore> = openIndexedDbStore): OutboxStore {
  let opened: Promise<OutboxStore> | undefined;
  let durable = true;
  const store = () => (opened ??= withinLimit(open()).catch(fallBack));
  const fallBack = (error: unknown) => {
    console.warn("Unsent messages are kept in memory only:", error);
    durable = false;
    return createMemoryStore();
  };
  return {
    get durable() {
      return durable;
    },
    load: async (userId) => (await store()).load(userId),
    put: async (entry) => (await store()).put(entry),
    remove: async (messageId) => (await store()).remove(messageId),
    settle: async (entry, conversationId) => (await store()).settle(entry, conversationId),
    settledId: async (temporaryId) => (await store()).settledId(temporaryId),
  };
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The browser's storage did not open in time")), OPEN_LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
