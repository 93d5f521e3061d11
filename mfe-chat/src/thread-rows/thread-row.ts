import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { dayIn } from "@atrium/shared-ui";
import type { BegunEdit } from "../conversation/begun-edits.ts";
import { isElsewhere, shownMessages } from "../conversation/shown-messages.ts";
import { type KnownMessage, type ThreadData, identityOf } from "../conversation/thread-data.ts";
import type { LiveTurn } from "../live/live-turn.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";

/** One row of the thread. It keeps its key from the outbox to the stored message, and from the live reply to the stored one. */
export type ThreadRow =
  | { readonly kind: "day"; readonly key: string; readonly at: string }
  /** `isAside`: another version of it is shown, too. */
  | { readonly kind: "user"; readonly key: string; readonly message: KnownMessage; readonly isAside?: true }
  /** `isElsewhere`: it goes to another branch than this one. */
  | { readonly kind: "unsent"; readonly key: string; readonly entry: OutboxEntry; readonly isElsewhere?: true }
  /** `error` says why it failed, if this session knows. */
  | { readonly kind: "reply"; readonly key: string; readonly message: ServerMessage; readonly error?: string }
  | { readonly kind: "live"; readonly key: string; readonly turn: LiveTurn };

/**
 * The rows to show, grouped by day in the time zone: stored messages, each reply below its message, then unsent messages. A begun edit of a message of
 * which another version is shown is above that.
 */
export function threadRows(
  thread: ThreadData | undefined,
  entries: readonly OutboxEntry[],
  turns: ReadonlyMap<string, LiveTurn>,
  edits: readonly BegunEdit[],
  zone: string,
): ThreadRow[] {
  const messages = shownMessages(thread, entries);
  const replies = new Map(messages.filter((one) => one.role === "assistant").map((one) => [one.replyTo, one]));
  const asked = new Set(messages.filter((one) => one.role === "user").map((one) => one.id));
  const stored = new Set(messages.map((one) => identityOf(one)));
  const rows: ThreadRow[] = [];
  let day: string | undefined;

  const beginDay = (at: string) => {
    const next = dayIn(zone, Date.parse(at));
    if (next !== day) rows.push({ kind: "day", key: `day:${next}`, at });
    day = next;
  };
  const addReply = (key: string, reply: ServerMessage | undefined, turn: LiveTurn | undefined) => {
    // A complete reply is another version than the one that's being written.
    if (turn && (!reply || (turn.mode !== null && reply.status !== "complete")))
      rows.push({ kind: "live", key: `reply:${key}`, turn });
    else if (reply)
      rows.push({ kind: "reply", key: `reply:${key}`, message: reply, ...(turn?.error ? { error: turn.error } : {}) });
  };

  const addEdits = (above: string | undefined) => {
    for (const { message, above: its } of edits) {
      const key = identityOf(message);
      if (its !== above || stored.has(key)) continue;
      beginDay(message.createdAt);
      rows.push({ kind: "user", key, message, isAside: true });
    }
  };

  addEdits(undefined);
  for (const message of messages) {
    if (message.role === "assistant") {
      if (message.replyTo !== undefined && asked.has(message.replyTo)) continue;
      beginDay(message.createdAt);
      rows.push({ kind: "reply", key: `reply:${message.id}`, message });
      addEdits(message.id);
      continue;
    }
    const key = identityOf(message);
    const reply = replies.get(message.id);
    beginDay(message.createdAt);
    rows.push({ kind: "user", key, message });
    addReply(key, reply, turns.get(key));
    addEdits(message.id);
    if (reply) addEdits(reply.id);
  }
  for (const entry of entries) {
    if (stored.has(entry.messageId)) continue;
    beginDay(new Date(entry.createdAt).toISOString());
    const key = entry.messageId;
    rows.push({ kind: "unsent", key, entry, ...(isElsewhere(thread, entry) && { isElsewhere: true }) });
    addReply(entry.messageId, undefined, turns.get(entry.messageId));
  }
  return rows;
}
