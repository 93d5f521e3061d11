import { type OutboxEntry, inOrder } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";

/** Keeps the outbox in memory until the page is unloaded, for browsers that refuse storage. */
export function createMemoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  const settled = new Map<string, string>();
  return {
    durable: false,
    load: async (userId) => inOrder([...entries.values()].filter((entry) => entry.userId === userId)),
    put: async (entry) => void entries.set(entry.messageId, entry),
    async update(messageId, change) {
      const known = entries.get(messageId);
      const next = known && change(known);
      if (next) entries.set(messageId, next);
      if (next === null) entries.delete(messageId);
      return next === null ? known : next;
    },
    remove: async (messageId) => void entries.delete(messageId),
    async settle(entry, conversationId) {
      entries.delete(entry.messageId);
      for (const other of entries.values())
        if (other.conversationId === entry.conversationId) entries.set(other.messageId, { ...other, conversationId });
      if (entry.conversationId !== conversationId) settled.set(entry.conversationId, conversationId);
    },
    settledId: async (temporaryId) => settled.get(temporaryId),
  };
}
