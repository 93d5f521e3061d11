import type { ConversationDetail, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { loadedTitle } from "./conversation-title.ts";

/** The known messages of one conversation, oldest first. */
export interface ThreadData {
  readonly id: string;
  readonly title: string;
  readonly lastMessageAt: string;
  readonly messages: readonly ServerMessage[];
  /** Cursor for older messages. Absent if there are none. */
  readonly olderCursor?: string | undefined;
}

/** Identity of a message. A user message keeps the client's id from the outbox to the server's store. */
export const identityOf = (message: ServerMessage) => message.messageId ?? message.id;

/** The client's ids of the user messages in a thread that have a reply in it. */
export function answeredIn(thread: ThreadData): string[] {
  const replied = new Set(thread.messages.map((message) => message.replyTo));
  return thread.messages
    .filter((message) => message.role === "user" && replied.has(message.id))
    .map((message) => identityOf(message));
}

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
 * Merges fetched data with what's known: keeps older pages loaded before, and messages that arrived during the call. If more than
 * one page is missing between the two, the older pages are dropped, because their cursor would skip the gap.
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

/** Adds an older page before the known messages. */
export function prependOlder(
  known: ThreadData,
  page: { readonly messages: readonly ServerMessage[]; readonly olderCursor?: string | undefined },
): ThreadData {
  const have = new Set(known.messages.map(identityOf));
  const older = page.messages.filter((message) => !have.has(identityOf(message)));
  return { ...known, messages: [...older, ...known.messages], olderCursor: page.olderCursor };
}

/** Adds a user message the server has accepted, or replaces the provisional one. */
export function addUserMessage(known: ThreadData, message: ServerMessage): ThreadData {
  const at = known.messages.findIndex((other) => identityOf(other) === identityOf(message));
  const messages = at === -1 ? [...known.messages, message] : known.messages.with(at, message);
  return { ...known, messages, lastMessageAt: later(known.lastMessageAt, message.createdAt) };
}

/** Appends a finished reply. If it's already there, by its id or by the message it replies to, it's replaced or skipped. */
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

/** The specification's check for servers that don't number replies: the same text again, with no user message in between. */
function repeatsLast(messages: readonly ServerMessage[], reply: ServerMessage): boolean {
  const last = messages.at(-1);
  return last?.role === "assistant" && textOf(last) === textOf(reply);
}

const later = (a: string, b: string) => (Date.parse(a) >= Date.parse(b) ? a : b);
