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
  /** A conversation goes on under another id, and its draft with it; also what a view that still has the old id reads and writes. */
  move(from: string, to: string): void;
  /** The view that wrote under this id is gone. The next new conversation has a draft of its own then. */
  leave(conversationId: string): void;
  /** Tells each change by this tab. */
  subscribe(listener: () => void): () => void;
}

/** The drafts of the user whose copy it is. */
export function createDrafts(copy: OwnCopy): Drafts {
  const own = new Map<string, string>();
  const moved = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const home = (id: string): string => {
    const next = moved.get(id);
    return next === undefined ? id : home(next);
  };
  const readAt = (id: string) => own.get(id) ?? load(copy)[id] ?? "";
  const keepAt = (id: string, text: string) => {
    own.set(id, text);
    // Read again: another tab may have written the draft of another conversation meanwhile.
    const { [id]: _, ...others } = load(copy);
    copy.write({ drafts: text === "" ? others : { ...others, [id]: text } });
  };
  const drafts: Drafts = {
    read: (conversationId) => readAt(home(conversationId)),
    written: (conversationId) => own.get(home(conversationId)),
    write(conversationId, text) {
      keepAt(home(conversationId), text);
      tell();
    },
    removeSent(conversationId, sent) {
      const draft = drafts.read(conversationId);
      const rest = unsentRest(draft, sent);
      if (rest !== draft) drafts.write(conversationId, rest);
    },
    move(from, to) {
      const [source, target] = [home(from), home(to)];
      if (source === target) return;
      const text = readAt(source);
      // An empty text counts when it was written here: a view must not go back to what it once found.
      if (text !== "" || own.has(source)) {
        keepAt(target, readAt(target) + text);
        keepAt(source, "");
      }
      moved.set(from, target);
      tell();
    },
    leave(conversationId) {
      // Other ids never come back, and a message that is still being stored may have begun under one.
      if (conversationId === NEW_CONVERSATION_DRAFT) moved.delete(conversationId);
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
