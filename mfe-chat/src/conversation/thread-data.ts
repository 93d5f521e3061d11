import type { ConversationDetail, ServerMessage } from "@atrium/shared-contracts";
import { loadedTitle } from "./conversation-title.ts";

/** What is known of one conversation's messages, oldest first. */
export interface ThreadData {
  readonly id: string;
  readonly title: string;
  readonly lastMessageAt: string;
  readonly messages: readonly ServerMessage[];
  /** Leads to what is older; absent when nothing is. */
  readonly olderCursor?: string | undefined;
}

/** A user message keeps its identity from the outbox to the store: the client's id. */
export const identityOf = (message: ServerMessage) => message.messageId ?? message.id;

export function emptyThread(id: string, title?: string): ThreadData {
  return { id, title: loadedTitle(title), lastMessageAt: new Date(0).toISOString(), messages: [] };
}

export function fromDetail(id: string, detail: ConversationDetail): ThreadData {
  const [first] = detail.conversations;
  return {
    id,
    title: loadedTitle(first?.title),
    lastMessageAt: first?.lastMessageAt ?? new Date(0).toISOString(),
    messages: detail.messages,
    olderCursor: detail.olderCursor,
  };
}

/**
 * What was fetched, without losing what is known already: older pages that were loaded before, and messages that arrived while the
 * call was under way. When more than one page is missing between the two, the older pages are let go (their cursor would skip it).
 */
export function mergeFetched(known: ThreadData | undefined, fetched: ThreadData): ThreadData {
  if (!known || known.messages.length === 0) return fetched;
  if (fetched.messages.length === 0) return { ...known, title: fetched.title };
  const fresh = new Set(fetched.messages.map(identityOf));
  const overlap = known.messages.findIndex((message) => fresh.has(identityOf(message)));
  if (overlap === -1) {
    const newest = fetched.messages.at(-1)?.createdAt ?? "";
    const arrived = known.messages.filter((message) => message.createdAt > newest);
    return { ...fetched, messages: [...fetched.messages, ...arrived] };
  }
  const older = known.messages.slice(0, overlap);
  const arrived = known.messages.slice(overlap).filter((message) => !fresh.has(identityOf(message)));
  return {
    ...fetched,
    messages: [...older, ...fetched.messages, ...arrived],
    olderCursor: older.length > 0 ? known.olderCursor : fetched.olderCursor,
  };
}

/** Puts an older page before what is known. */
export function prependOlder(
  known: ThreadData,
  page: { readonly messages: readonly ServerMessage[]; readonly olderCursor?: string | undefined },
): ThreadData {
  const have = new Set(known.messages.map(identityOf));
  const older = page.messages.filter((message) => !have.has(identityOf(message)));
  return { ...known, messages: [...older, ...known.messages], olderCursor: page.olderCursor };
}

/** Adds a user message that the server has taken, or replaces the provisional one. */
export function addUserMessage(known: ThreadData, message: ServerMessage): ThreadData {
  const at = known.messages.findIndex((other) => identityOf(other) === identityOf(message));
  const messages = at === -1 ? [...known.messages, message] : known.messages.with(at, message);
  return { ...known, messages, lastMessageAt: later(known.lastMessageAt, message.createdAt) };
}

/** Appends a finished reply. One that is there already, by id or by the message that it answers, is replaced or skipped. */
export function addReply(known: ThreadData, reply: ServerMessage): ThreadData {
  const at = known.messages.findIndex(
    (other) =>
      other.id === reply.id ||
      (reply.replyTo !== undefined && other.role === "assistant" && other.replyTo === reply.replyTo),
  );
  if (at !== -1) return { ...known, messages: known.messages.with(at, reply) };
  if (reply.replyTo === undefined && repeatsLast(known.messages, reply)) return known;
  return {
    ...known,
    messages: [...known.messages, reply],
    lastMessageAt: later(known.lastMessageAt, reply.createdAt),
  };
}

export const textOf = (message: ServerMessage) =>
  message.content.map((part) => (part.type === "text" ? part.text : "")).join("");

/** The specification's guard for servers that number nothing: the same text again, with no user message in between. */
function repeatsLast(messages: readonly ServerMessage[], reply: ServerMessage): boolean {
  const last = messages.at(-1);
  return last?.role === "assistant" && textOf(last) === textOf(reply);
}

const later = (a: string, b: string) => (Date.parse(a) >= Date.parse(b) ? a : b);
