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
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Ascending, in sending order. */
  readonly order: number;
  /** `sending`: on its way. `unsent`: waiting, and retried automatically. `failed`: only retried when the user asks. */
  readonly state: "sending" | "unsent" | "failed";
  readonly error?: SendErrorKey;
}

/** The conversation's next entry to send: its oldest one that isn't `failed`. */
export function nextToSend(entries: readonly OutboxEntry[], conversationId: string): OutboxEntry | undefined {
  return entries.find((entry) => entry.conversationId === conversationId && entry.state !== "failed");
}

export const inOrder = (entries: readonly OutboxEntry[]) => entries.toSorted((a, b) => a.order - b.order);
