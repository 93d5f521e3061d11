import type { UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { OutboxStore } from "./outbox-store.ts";

/**
 * A store that also notes in the user's storage which messages it has, or was given and refused: the shell asks before a sign-out discards them, even
 * while none of this code is loaded.
 */
export function notedStore(store: OutboxStore, storage: UserStorage): OutboxStore {
  /** Messages that this tab has put into the store. */
  const own = new Set<string>();
  const write = (messages: readonly string[]) =>
    messages.length > 0
      ? storage.write(STORAGE_KEYS.unsentMessages, { messages })
      : storage.remove(STORAGE_KEYS.unsentMessages);
  const without = (messageId: string) => {
    own.delete(messageId);
    const noted = storage.read(STORAGE_KEYS.unsentMessages)?.["messages"];
    return Array.isArray(noted)
      ? noted.filter((other): other is string => typeof other === "string" && other !== messageId)
      : [];
  };
  return {
    get durable() {
      return store.durable;
    },
    async load(userId) {
      const entries = await store.load(userId);
      // A page that was closed at the wrong moment may have left notes of messages that are gone.
      write([...new Set([...entries.map(({ messageId }) => messageId), ...own])]);
      return entries;
    },
    put(entry) {
      write([...without(entry.messageId), entry.messageId]);
      own.add(entry.messageId);
      return store.put(entry);
    },
    async remove(messageId) {
      await store.remove(messageId);
      write(without(messageId));
    },
    async settle(entry, conversationId) {
      await store.settle(entry, conversationId);
      write(without(entry.messageId));
    },
    settledId: (temporaryId) => store.settledId(temporaryId),
  };
}
