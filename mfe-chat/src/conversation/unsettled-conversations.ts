import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import type { Conversation } from "./conversation.ts";
import { isUnsettled } from "./conversation-id.ts";
import { titleFromMessage } from "./conversation-title.ts";

/** Conversations that start with a message in the outbox. */
export function unsettledConversations(entries: readonly OutboxEntry[]): Conversation[] {
  const byId = new Map<string, Conversation>();
  for (const { conversationId, content, createdAt, userId } of entries) {
    if (!isUnsettled(conversationId)) continue;
    const at = new Date(createdAt).toISOString();
    const known = byId.get(conversationId);
    byId.set(conversationId, {
      id: conversationId,
      title: known?.title ?? titleFromMessage(content),
      messages: [],
      createdAt: known?.createdAt ?? at,
      updatedAt: at,
      messageCount: (known?.messageCount ?? 0) + 1,
      userId,
    });
  }
  return [...byId.values()].reverse();
}
