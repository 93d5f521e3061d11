import type { SendErrorKey } from "../send/send-error.ts";

/** An uploaded file of a message. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
}

/** A message that the server does not have yet. */
export interface OutboxEntry {
  /** The client's id: the same over every path and every try. */
  readonly messageId: string;
  readonly userId: string;
  /** The real id, or a temporary one until the server has named the conversation. */
  readonly conversationId: string;
  readonly content: string;
  /** Files that were uploaded for it. */
  readonly attachments: readonly SentFile[];
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Ascending in the order of sending. */
  readonly order: number;
  /** `sending`: on its way; `unsent`: waits for a better moment and goes by itself; `failed`: goes when the person says so. */
  readonly state: "sending" | "unsent" | "failed";
  readonly error?: SendErrorKey;
}

/** The next entry of a conversation that may go: its oldest, those that wait for the person left out. */
export function nextToSend(entries: readonly OutboxEntry[], conversationId: string): OutboxEntry | undefined {
  return entries.find((entry) => entry.conversationId === conversationId && entry.state !== "failed");
}

export const inOrder = (entries: readonly OutboxEntry[]) => entries.toSorted((a, b) => a.order - b.order);
