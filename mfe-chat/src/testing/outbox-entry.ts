import type { OutboxEntry } from "../outbox/outbox-entry.ts";

/** A message on its way to the conversation `c`, without files, with what the test changes. */
export const outboxEntry = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  messageId: "client-1",
  userId: "sam",
  conversationId: "c",
  content: "Hello",
  attachments: [],
  createdAt: 1,
  order: 1,
  state: "sending",
  ...more,
});
