import type { UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { OutboxStore } from "./outbox-store.ts";

/**
 * A store that also notes in the user's storage which messages it was given but doesn't hold durably (yet). The shell asks before a sign-out discards
 * those and the ones in IndexedDB, even while none of this code is loaded. Only what IndexedDB has leaves the note unsent, as another tab may hold the
 * rest.
 */
export function notedStore(store: OutboxStore, storage: UserStorage): OutboxStore {
  const note = (change: (noted: readonly string[]) => readonly string[]) => {
    try {
      const kept = storage.read(STORAGE_KEYS.unsentMessages)?.["messages"];
      const noted = Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
      const messages = change(noted);
      if (messages.length === noted.length) return;
      if (messages.length > 0) storage.write(STORAGE_KEYS.unsentMessages, { messages });
      else storage.remove(STORAGE_KEYS.unsentMessages);
    } catch (error) {
      // An older shell doesn't know the key. Messages are sent all the same.
      console.warn("Unsent messages weren't noted:", error);
    }
  };
  const drop = (gone: readonly string[]) => note((noted) => noted.filter((id) => !gone.includes(id)));
  return {
    get durable() {
      return store.durable;
    },
    async load(userId) {
      const entries = await store.load(userId);
      // A page that was closed at the wrong moment may have left a note of what was stored after all.
      if (store.durable) drop(entries.map(({ messageId }) => messageId));
      return entries;
    },
    async put(entry) {
      const { messageId } = entry;
      note((noted) => (noted.includes(messageId) ? noted : [...noted, messageId]));
      await store.put(entry);
      if (store.durable) drop([messageId]);
    },
    async update(messageId, change) {
      let isGone = false;
      const changed = await store.update(messageId, (entry) => {
        const next = change(entry);
        isGone = next === null;
        return next;
      });
      if (changed && (isGone || store.durable)) drop([messageId]);
      return changed;
    },
    // Storage that refuses or doesn't answer must not keep a message noted that isn't to be sent anymore.
    async remove(messageId) {
      drop([messageId]);
      await store.remove(messageId);
    },
    async settle(entry, conversationId) {
      drop([entry.messageId]);
      await store.settle(entry, conversationId);
    },
    settledId: (temporaryId) => store.settledId(temporaryId),
  };
}
