import type { OwnCopy } from "../device/own-copy.ts";

/** What is typed but not sent, by conversation. A new conversation's draft has this key. */
export const NEW_CONVERSATION_DRAFT = "new";

export interface Drafts {
  read(conversationId: string): string;
  /** An empty text forgets the draft. Storage that refuses (full, blocked) leaves it in memory. */
  write(conversationId: string, text: string): void;
}

/** The drafts of the user whose copy it is. */
export function createDrafts(copy: OwnCopy): Drafts {
  const own = new Map<string, string>();
  return {
    read: (conversationId) => own.get(conversationId) ?? load(copy)[conversationId] ?? "",
    write(conversationId, text) {
      own.set(conversationId, text);
      // Read again: another tab may have written the draft of another conversation meanwhile.
      const { [conversationId]: _, ...others } = load(copy);
      copy.write({ drafts: text === "" ? others : { ...others, [conversationId]: text } });
    },
  };
}

function load(copy: OwnCopy): Readonly<Record<string, string>> {
  const drafts = copy.read()?.["drafts"];
  if (typeof drafts !== "object" || drafts === null) return {};
  return Object.fromEntries(
    Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
