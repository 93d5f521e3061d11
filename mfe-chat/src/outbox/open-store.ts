import { createMemoryStore } from "./memory-store.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { withinLimit } from "./within-limit.ts";

/** Opens the store on first use, and falls back to memory if the browser refuses or doesn't answer. `durable` is known after the first call. */
export function deferredStore(open: () => Promise<OutboxStore>): OutboxStore {
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
    update: async (messageId, change) => (await store()).update(messageId, change),
    remove: async (messageId) => (await store()).remove(messageId),
    settle: async (entry, conversationId) => (await store()).settle(entry, conversationId),
    settledId: async (temporaryId) => (await store()).settledId(temporaryId),
  };
}
