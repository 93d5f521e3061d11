import { describe, expect, it, jest } from "@jest/globals";
import type { ConversationCache } from "../conversation/conversation-cache.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { AT, CONVERSATION, STORED } from "../testing/show-routes.tsx";
import { createConversationUpdates } from "./conversation-updates.ts";
import type { Receipt } from "./receipt.ts";

const entry: OutboxEntry = {
  messageId: "client-1",
  userId: "ada",
  conversationId: CONVERSATION,
  content: "Hello",
  attachments: [],
  createdAt: 1,
  order: 1,
  state: "sending",
};
const receipt: Receipt = {
  conversationId: CONVERSATION,
  turnId: STORED,
  stored: { id: STORED, createdAt: AT },
};

function show() {
  const refreshList = jest.fn();
  const cache = {
    thread: () => undefined,
    addUserMessage: () => true,
    touch: () => true,
    refreshThread: () => {},
    refreshList,
  } as unknown as ConversationCache;
  return { updates: createConversationUpdates(cache), refreshList };
}

describe("the count of a conversation's messages in the list", () => {
  it("is asked for again when another branch is shown, here or on another device", () => {
    const { updates, refreshList } = show();
    updates.delivered(entry, receipt);
    expect(refreshList).not.toHaveBeenCalled();
    updates.delivered({ ...entry, edits: STORED }, receipt);
    expect(refreshList).toHaveBeenCalledTimes(1);
    const data = { conversationId: CONVERSATION, change: "messages" } as const;
    updates.received({ name: "conversation_changed", data });
    expect(refreshList).toHaveBeenCalledTimes(2);
  });
});
