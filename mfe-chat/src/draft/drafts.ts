import type { OwnCopy } from "../device/own-copy.ts";
import { unsentRest } from "./unsent-rest.ts";

/** What is typed but not sent, by conversation. A new conversation's draft has this key. */
export const NEW_CONVERSATION_DRAFT = "new";

export interface Drafts {
  read(conversationId: string): string;
  /** As this tab has written it; undefined when it has not. */
  written(conversationId: string): string | undefined;
  /** An empty text forgets the draft. Storage that refuses (full, blocked) leaves it in memory. */
  write(conversationId: string, text: string): void;
  /** Takes what was sent out of a draft; what was typed since stays. */
  removeSent(conversationId: string, sent: string): void;
  /** A conversation goes on under another id, and its draft with it. */
  move(from: string, to: string): void;
  /** Tells each change by this tab. */
  subscribe(listener: () => void): () => void;
}

/** The drafts of the user whose copy it is. */
export function createDrafts(copy: OwnCopy): Drafts {
  const own = new Map<string, string>();
  const listeners = new Set<() => void>();
  const drafts: Drafts = {
    read: (conversationId) => own.get(conversationId) ?? load(copy)[conversationId] ?? "",
    written: (conversationId) => own.get(conversationId),
    write(conversationId, text) {
      own.set(conversationId, text);
      // Read again: another tab may have written the draft of another conversation meanwhile.
      const { [conversationId]: _, ...others } = load(copy);
      copy.write({ drafts: text === "" ? others : { ...others, [conversationId]: text } });
      for (const listener of listeners) listener();
    },
    removeSent(conversationId, sent) {
      const draft = drafts.read(conversationId);
      const rest = unsentRest(draft, sent);
      if (rest !== draft) drafts.write(conversationId, rest);
    },
    move(from, to) {
      const text = drafts.read(from);
      if (text === "") return;
      drafts.write(to, drafts.read(to) + text);
      drafts.write(from, "");
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return drafts;
}

function load(copy: OwnCopy): Readonly<Record<string, string>> {
  const drafts = copy.read()?.["drafts"];
  if (typeof drafts !== "object" || drafts === null) return {};
  return Object.fromEntries(
    Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
