import type { UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { unsentRest } from "./unsent-rest.ts";

/** Key of a new conversation's draft. Other drafts use the conversation id. */
export const NEW_CONVERSATION_DRAFT = "new";
/** Key under which a new conversation's settings are kept with its draft. */
export const NEW_CONVERSATION_SETTINGS = "new-settings";

export interface Drafts {
  read(conversationId: string): string;
  /** The draft as written since this tab opened. Undefined if it wasn't. */
  written(conversationId: string): string | undefined;
  /** Takes what the user has typed. An empty text removes the draft. If storage refuses (full, blocked), the draft stays in memory. */
  write(conversationId: string, text: string): void;
  /** Removes a draft as this tab has it. What another tab has written since stays, and is then this tab's draft, too. */
  clear(conversationId: string): void;
  /** Shows a text as the draft. It's stored once the user has changed it. */
  lend(conversationId: string, text: string): void;
  /** Removes sent text from a draft. Anything typed since stays. */
  removeSent(conversationId: string, sent: string): void;
  /** Moves a draft to a conversation's new id. A view that still has the old id then reads and writes it under the new one. */
  move(from: string, to: string): void;
  /** Call when the view with this id is gone. The next new conversation then gets its own draft. */
  leave(conversationId: string): void;
  /**
   * Takes over what another tab has changed since the last call, except for the draft that the user is typing in here: if the other tab has removed that,
   * it's stored again. What storage refused to keep stays.
   */
  adopt(): void;
  /** The user isn't typing any more. */
  rest(): void;
  /** Calls `listener` on each change. */
  subscribe(listener: () => void): () => void;
}

/** The drafts in a user's storage. */
export function createDrafts(storage: UserStorage): Drafts {
  const own = new Map<string, string>();
  const moved = new Map<string, string>();
  const listeners = new Set<() => void>();
  /** The drafts in storage, as this tab last saw them. */
  let known: Readonly<Record<string, string | undefined>> = load(storage);
  /** The draft that the user is typing. */
  let edited: string | undefined;
  /** The drafts of which storage has what another tab has written, which isn't shown here. */
  const foreign = new Set<string>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const home = (id: string): string => {
    const next = moved.get(id);
    return next === undefined ? id : home(next);
  };
  const readAt = (id: string) => own.get(id) ?? load(storage)[id] ?? "";
  const keepAt = (id: string, text: string) => {
    own.set(id, text);
    // Read again, because another tab may have written another conversation's draft.
    const { [id]: _, ...others } = load(storage);
    storage.write(STORAGE_KEYS.messageDrafts, { drafts: text === "" ? others : { ...others, [id]: text } });
    known = { ...known, [id]: load(storage)[id] };
    if ((known[id] ?? "") === text) foreign.delete(id);
  };
  const drafts: Drafts = {
    read: (conversationId) => readAt(home(conversationId)),
    written: (conversationId) => own.get(home(conversationId)),
    write(conversationId, text) {
      edited = home(conversationId);
      keepAt(edited, text);
      tell();
    },
    clear(conversationId) {
      const id = home(conversationId);
      const stored = load(storage)[id];
      if (stored !== undefined && (foreign.delete(id) || stored !== known[id])) {
        own.set(id, stored);
        known = { ...known, [id]: stored };
      } else keepAt(id, "");
      tell();
    },
    lend(conversationId, text) {
      own.set(home(conversationId), text);
      tell();
    },
    removeSent(conversationId, sent) {
      const draft = drafts.read(conversationId);
      const rest = unsentRest(draft, sent);
      if (rest === draft) return;
      keepAt(home(conversationId), rest);
      tell();
    },
    move(from, to) {
      const [source, target] = [home(from), home(to)];
      if (source === target) return;
      const text = readAt(source);
      // An empty text counts if this tab wrote it, so a view doesn't go back to the text it started with.
      if (text !== "" || own.has(source)) {
        keepAt(target, readAt(target) + text);
        keepAt(source, "");
      }
      moved.set(from, target);
      tell();
    },
    leave(conversationId) {
      // Other ids are never reused, and a message that's still being stored may have started under one.
      if (conversationId === NEW_CONVERSATION_DRAFT) moved.delete(conversationId);
    },
    adopt() {
      const now = load(storage);
      const changed = Object.keys({ ...known, ...now }).filter((id) => now[id] !== known[id]);
      known = now;
      for (const id of changed) {
        const typed = id === edited ? own.get(id) : undefined;
        if (typed === undefined) {
          own.set(id, now[id] ?? "");
          foreign.delete(id);
        } else if (now[id] === undefined) keepAt(id, typed);
        else foreign.add(id);
      }
      tell();
    },
    rest() {
      edited = undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return drafts;
}

function load(storage: UserStorage): Readonly<Record<string, string>> {
  const drafts = storage.read(STORAGE_KEYS.messageDrafts)?.["drafts"];
  if (typeof drafts !== "object" || drafts === null) return {};
  return Object.fromEntries(
    Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
