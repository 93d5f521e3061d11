import type { OutboxEntry } from "./outbox-entry.ts";

/** Where the outbox keeps its entries. */
export interface OutboxStore {
  /** False when what is here is gone with the page. */
  readonly durable: boolean;
  /** Entries of one user, in the order of sending. */
  load(userId: string): Promise<readonly OutboxEntry[]>;
  /** Adds or replaces. */
  put(entry: OutboxEntry): Promise<void>;
  remove(messageId: string): Promise<void>;
  /**
   * The server has the entry: removes it, gives the other entries of its temporary conversation the real id, and remembers which that is.
   * All or nothing: a crash in between must not begin a second conversation.
   */
  settle(entry: OutboxEntry, conversationId: string): Promise<void>;
  /** The real id of a temporary conversation that was settled before. */
  settledId(temporaryId: string): Promise<string | undefined>;
}
