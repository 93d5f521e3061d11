import { STORAGE_KEYS } from "@atrium/shared-contracts";

/** What is typed but not sent, by conversation. A new conversation's draft has this key. */
export const NEW_CONVERSATION_DRAFT = "new";

export interface Drafts {
  read(conversationId: string): string;
  /** An empty text forgets the draft. Storage that refuses (full, blocked) leaves it in memory. */
  write(conversationId: string, text: string): void;
}

interface Stored {
  readonly userId: string;
  readonly drafts: Readonly<Record<string, string>>;
}

/** Drafts of one user. Another user's drafts in the same browser are not read; writing replaces them. */
export function createDrafts(userId: string, storage: Pick<Storage, "getItem" | "setItem">): Drafts {
  const own = new Map<string, string>();
  return {
    read: (conversationId) => own.get(conversationId) ?? load(userId, storage)[conversationId] ?? "",
    write(conversationId, text) {
      own.set(conversationId, text);
      // Read again: another tab may have written the draft of another conversation meanwhile.
      const { [conversationId]: _, ...others } = load(userId, storage);
      const stored: Stored = { userId, drafts: text === "" ? others : { ...others, [conversationId]: text } };
      try {
        storage.setItem(STORAGE_KEYS.messageDrafts, JSON.stringify(stored));
      } catch (error) {
        console.warn("Drafts are kept in memory only:", error);
      }
    },
  };
}

function load(userId: string, storage: Pick<Storage, "getItem">): Readonly<Record<string, string>> {
  try {
    const stored = JSON.parse(storage.getItem(STORAGE_KEYS.messageDrafts) ?? "null") as Partial<Stored> | null;
    if (stored?.userId !== userId || typeof stored.drafts !== "object") return {};
    return Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => typeof draft === "string"));
  } catch (error) {
    console.warn("The stored drafts could not be read:", error);
    return {};
  }
}
