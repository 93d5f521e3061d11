import { describe, expect, it, jest } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import type { ConversationCache } from "../conversation/conversation-cache.ts";
import { type ThreadData, emptyThread } from "../conversation/thread-data.ts";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { AT, CONVERSATION, STORED } from "../testing/show-routes.tsx";
import { createConversationUpdates } from "./conversation-updates.ts";
import type { Receipt } from "./receipt.ts";

const entry = outboxEntry({ conversationId: CONVERSATION });
const receipt: Receipt = {
  conversationId: CONVERSATION,
  turnId: STORED,
  stored: { id: STORED, createdAt: AT },
};

const MESSAGE: ServerMessage = { id: STORED, role: "user", createdAt: AT, content: [], status: "complete" };
const OTHER = "00000000-0000-4000-8000-0000000000ff";

function show(thread?: ThreadData) {
  const refreshList = jest.fn();
  const refreshThread = jest.fn();
  const cache = {
    thread: () => thread,
    addUserMessage: () => true,
    touch: () => true,
    refreshThread,
    refreshList,
  } as unknown as ConversationCache;
  return { updates: createConversationUpdates(cache), refreshList, refreshThread };
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

describe("a message written in a branch that isn't shown anymore", () => {
  it("has the thread and the list asked for again, as its own branch is shown now", () => {
    const answered = (held: string) => {
      const thread = { ...emptyThread(CONVERSATION), messages: [{ ...MESSAGE, id: held }] };
      const { updates, refreshList, refreshThread } = show(thread);
      updates.delivered({ ...entry, answers: STORED }, { ...receipt, stored: { id: OTHER, createdAt: AT } });
      return [refreshThread.mock.calls, refreshList.mock.calls];
    };
    expect(answered(STORED)).toEqual([[], []]);
    expect(answered(OTHER)).toEqual([[[CONVERSATION]], [[]]]);
  });
});
