import {
  CHOICE_CARD,
  type ConversationDetail,
  type ConversationSettings,
  offerState,
  type ServerMessage,
  type Settled,
  settledCards,
} from "@atrium/shared-contracts/wire/chat";
import { loadedTitle } from "./conversation-title.ts";

/** A message as it's known here. */
export interface KnownMessage extends ServerMessage {
  /** Its `id` is the client's until the server's is known. */
  readonly isUnnamed?: true;
}

/** The known messages of one conversation, oldest first. */
export interface ThreadData {
  readonly id: string;
  readonly title: string;
  readonly lastMessageAt: string;
  readonly messages: readonly KnownMessage[];
  /** What the assistant uses here instead of the user's settings. */
  readonly settings?: ConversationSettings | undefined;
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

/** @param messageId the server's id, or the client's */
export const holdsMessage = (thread: ThreadData | undefined, messageId: string) =>
  thread?.messages.some((message) => message.id === messageId || message.messageId === messageId) ?? false;

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
    settings: detail.settings,
  };
}

/**
 * Merges fetched data with what's known: keeps older pages loaded before if they're above the fetched messages, and messages that
 * arrived during the call. If more than one page is missing between the two, the older pages are dropped, because their cursor would
 * skip the gap. `asked` is what was known when the call was made: the rest of it is in another branch.
 */
export function mergeFetched(known: ThreadData | undefined, fetched: ThreadData, asked?: ThreadData): ThreadData {
  if (!known || known.messages.length === 0) return fetched;
  if (fetched.messages.length === 0) return { ...known, title: fetched.title, settings: fetched.settings };
  const fresh = new Set(fetched.messages.map(identityOf));
  const overlap = known.messages.findIndex((message) => fresh.has(identityOf(message)));
  const older = known.messages.slice(0, heldAbove(known, fetched, overlap));
  const had = new Set(asked?.messages.map(identityOf));
  const newest = fetched.messages.at(-1)?.createdAt ?? "";
  const arrived = known.messages
    .slice(older.length)
    .filter((message) => !fresh.has(identityOf(message)) && !had.has(identityOf(message)))
    .filter((message) => overlap !== -1 || message.createdAt > newest);
  return {
    ...fetched,
    messages: [...older, ...fetched.messages, ...arrived],
    olderCursor: older.length > 0 ? known.olderCursor : fetched.olderCursor,
  };
}

/** How many of the known messages are above the fetched ones in their branch. */
function heldAbove(known: ThreadData, fetched: ThreadData, overlap: number): number {
  if (fetched.olderCursor === undefined) return 0;
  const parent = fetched.messages[0]?.parentId;
  if (parent === undefined) return Math.max(0, overlap);
  return known.messages.findIndex(({ id }) => id === parent) + 1;
}

/** Adds an older page before the known messages. */
export function prependOlder(
  known: ThreadData,
  page: { readonly messages: readonly KnownMessage[]; readonly olderCursor?: string | undefined },
): ThreadData {
  const have = new Set(known.messages.map(identityOf));
  const older = page.messages.filter((message) => !have.has(identityOf(message)));
  return { ...known, messages: [...older, ...known.messages], olderCursor: page.olderCursor };
}

/** Adds a user message the server has accepted, or replaces the provisional one. `edits` is the version that it takes the place of. */
export function addUserMessage(known: ThreadData, message: ServerMessage, edits?: string): ThreadData {
  const edited = known.messages.findIndex(({ id }) => id === edits);
  const above = edited === -1 ? known.messages : known.messages.slice(0, edited);
  const at = above.findIndex((other) => identityOf(other) === identityOf(message));
  const messages = at === -1 ? [...above, message] : above.with(at, message);
  return { ...known, messages, lastMessageAt: later(known.lastMessageAt, message.createdAt) };
}

/** Adds a finished reply below its message. If it's already there, by its id or by the message it replies to, it's replaced or skipped. */
export function addReply(known: ThreadData, reply: ServerMessage): ThreadData {
  const at = known.messages.findIndex(
    (other) =>
      other.id === reply.id ||
      (reply.replyTo !== undefined && other.role === "assistant" && other.replyTo === reply.replyTo),
  );
  if (at !== -1) return { ...known, messages: known.messages.with(at, reply) };
  if (reply.replyTo === undefined && repeatsLast(known.messages, reply)) return known;
  // What was sent while it was written follows it.
  const asked = known.messages.findIndex(({ id }) => id === reply.replyTo);
  return {
    ...known,
    messages: known.messages.toSpliced(asked === -1 ? known.messages.length : asked + 1, 0, reply),
    lastMessageAt: later(known.lastMessageAt, reply.createdAt),
  };
}

/** A thread whose cards tell what became of what its replies have offered. */
export function settledThread(known: ThreadData, settled: readonly Settled[]): ThreadData {
  const messages = known.messages.map((message) => {
    const { cards } = message;
    const own = settled.filter(({ turn }) => turn === message.replyTo);
    return cards && own.length > 0 ? { ...message, cards: own.reduce(settledCards, [...cards]) } : message;
  });
  return { ...known, messages };
}

/** Whether a reply of a thread offers something. */
export const offersAnything = ({ messages }: ThreadData): boolean =>
  messages.some(({ cards }) => cards?.some((card) => card.kind === CHOICE_CARD && offerState(card) === undefined));

export const textOf = (message: ServerMessage) =>
  message.content.map((part) => (part.type === "text" ? part.text : "")).join("");

/** The specification's check for servers that don't number replies: the same text again, with no user message in between. */
function repeatsLast(messages: readonly ServerMessage[], reply: ServerMessage): boolean {
  const last = messages.at(-1);
  return last?.role === "assistant" && textOf(last) === textOf(reply);
}

const later = (a: string, b: string) => (Date.parse(a) >= Date.parse(b) ? a : b);
