import type { OutboxEntry } from "./outbox-entry.ts";

export type EntryChange = (entry: OutboxEntry) => OutboxEntry | null | undefined;

/** Storage for the outbox's entries. */
export interface OutboxStore {
  /** False if the entries are lost when the page is unloaded. */
  readonly durable: boolean;
  /** One user's entries, in sending order. */
  load(userId: string): Promise<readonly OutboxEntry[]>;
  /** Adds or replaces an entry. */
  put(entry: OutboxEntry): Promise<void>;
  /**
   * Changes an entry, or removes it if `change` returns null, or leaves it if that returns undefined. Atomic, also between tabs. Resolves to the changed
   * or removed entry, and to undefined if nothing was changed or it isn't there.
   */
  update(messageId: string, change: EntryChange): Promise<OutboxEntry | undefined>;
  remove(messageId: string): Promise<void>;
  /**
   * Call when the server has the entry. Gives the other entries of its temporary conversation the real id and remembers that, and only then removes it,
   * because a crash in between must not start a second conversation. It's removed even if storage refuses the rest, and this rejects: what follows it names it.
   */
  settle(entry: OutboxEntry, conversationId: string): Promise<void>;
  /** The real id of a temporary conversation that was settled earlier. */
  settledId(temporaryId: string): Promise<string | undefined>;
}
