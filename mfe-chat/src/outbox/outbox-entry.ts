import type { MessageAct } from "@atrium/shared-contracts/wire/chat";
import type { SendErrorKey } from "../send/send-error.ts";

/** An uploaded file in a message. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
}

/** A message the server doesn't have yet. */
export interface OutboxEntry {
  /** The client's id, the same for every path and attempt. */
  readonly messageId: string;
  readonly userId: string;
  /** The real id, or a temporary one until the server has assigned it. */
  readonly conversationId: string;
  readonly content: string;
  /** The message's uploaded files. */
  readonly attachments: readonly SentFile[];
  /** The stored id of the message that this one is another version of. */
  readonly edits?: string | undefined;
  /** Which of that one's files it keeps, before its own. Undefined: all. */
  readonly keeps?: readonly SentFile[] | undefined;
  /** The stored id of a message in the branch that it was written in. Whatever is shown when it arrives, it goes to the end of that branch. */
  readonly answers?: string | undefined;
  /** The client's id of the message that it was written below, before that was sent. If the server gets that first, it says more than `answers`. */
  readonly follows?: string | undefined;
  /** What it chose of the choices that a reply offered. */
  readonly act?: MessageAct | undefined;
  /** When its turn came, another branch was shown, which stays so. */
  readonly aside?: true;
  /** What's kept of the settings of the conversation that this message starts. */
  readonly settings?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Ascending, in sending order. */
  readonly order: number;
  /**
   * `queued`: sent once no reply is being written in its conversation. Until then, no server has seen it, so it can be changed or taken back.
   * `sending`: on its way. `unsent`: waiting, and retried automatically. `failed`: only retried when the user asks.
   */
  readonly state: "queued" | "sending" | "unsent" | "failed";
  /** The new text of a queued or refused message that's being edited. It isn't sent until that's saved or canceled. */
  readonly draft?: string;
  /** Which of its files that message then keeps. */
  readonly draftFiles?: readonly SentFile[];
  /** The user has stopped the reply before the server has the message. */
  readonly stopped?: true;
  readonly error?: SendErrorKey;
  /** The server won't take a failed message as it is. */
  readonly needsEdit?: true;
}

/** All files of a message, as far as this device knows them. */
export const filesOf = ({ keeps = [], attachments }: OutboxEntry): readonly SentFile[] => [...keeps, ...attachments];

/** The conversation's next entry to send: its oldest one that isn't `failed`, and of the queued ones only when there's no other. */
export function nextToSend(entries: readonly OutboxEntry[], conversationId: string): OutboxEntry | undefined {
  const waiting = entries.filter((entry) => entry.conversationId === conversationId && entry.state !== "failed");
  return waiting.find(({ state }) => state !== "queued") ?? waiting[0];
}

/** The entries as they're shown: what's behind an unsent message is unsent, too. */
export function shownEntries(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.map((entry) => {
    const head = entry.state === "sending" ? nextToSend(entries, entry.conversationId) : undefined;
    if (head?.state !== "unsent") return entry;
    return { ...entry, state: "unsent", ...(head.error ? { error: head.error } : {}) };
  });
}

export const inOrder = (entries: readonly OutboxEntry[]) => entries.toSorted((a, b) => a.order - b.order);

/** An entry's state at the start of a session: what an earlier one has failed to send is tried again right away, unless the user was to be asked. */
export function fresh(entry: OutboxEntry): OutboxEntry {
  if (entry.state !== "unsent") return entry;
  const { error: _, ...rest } = entry;
  return rest;
}
