import { describe, expect, it, jest } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import type { ConversationCache } from "../conversation/conversation-cache.ts";
import { type ThreadData, emptyThread } from "../conversation/thread-data.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
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

function show({ isListed = true, thread }: { readonly isListed?: boolean; readonly thread?: ThreadData } = {}) {
  const refreshItem = jest.fn(() => isListed);
  const refreshList = jest.fn();
  const refreshThread = jest.fn();
  const rename = jest.fn();
  const addUserMessage = jest.fn(() => true);
  const cache = {
    thread: () => thread,
    addUserMessage,
    touch: () => true,
    refreshThread,
    refreshItem,
    refreshList,
    rename,
  } as unknown as ConversationCache;
  return { updates: createConversationUpdates(cache), addUserMessage, refreshItem, refreshList, refreshThread, rename };
}

describe("the count of a conversation's messages in the list", () => {
  it("is asked for again when another branch is shown or a reply has failed, here or on another device, and not that of all others", () => {
    const { updates, refreshItem, refreshList } = show();
    updates.delivered(entry, receipt);
    expect(refreshItem).not.toHaveBeenCalled();
    updates.delivered({ ...entry, edits: STORED }, receipt);
    expect(refreshItem).toHaveBeenCalledTimes(1);
    const data = { conversationId: CONVERSATION, change: "messages" } as const;
    updates.received({ name: "conversation_changed", data });
    expect(refreshItem).toHaveBeenCalledTimes(2);
    updates.received({ name: "error", data: { conversationId: CONVERSATION, error: "It failed" } });
    expect(refreshItem.mock.calls).toEqual([[CONVERSATION], [CONVERSATION], [CONVERSATION]]);
    expect(refreshList).not.toHaveBeenCalled();
  });

  it("comes with the title of a reply whose message this device doesn't know, or with the whole list if that lacks the conversation", () => {
    const metadata = { messageId: "client-2", turnId: STORED, attempt: 1, seq: 1, replyId: STORED, createdAt: AT };
    const data = { conversationId: CONVERSATION, message: "Hi", status: "completed" } as const;
    const answered = {
      name: "message_response",
      data: { ...data, metadata: { ...metadata, title: "Paris" } },
    } as const;
    const listed = show();
    listed.updates.received(answered);
    expect(listed.rename).toHaveBeenCalledWith(CONVERSATION, "Paris");
    expect(listed.refreshItem).toHaveBeenCalledTimes(1);
    expect(listed.refreshList).not.toHaveBeenCalled();
    const unlisted = show({ isListed: false });
    unlisted.updates.received(answered);
    expect(unlisted.refreshList).toHaveBeenCalledTimes(1);
  });
});

describe("a message written in a branch that isn't shown anymore", () => {
  it("has the thread and what the list says of it asked for again, as its own branch is shown now", () => {
    const answered = (held: string) => {
      const thread = { ...emptyThread(CONVERSATION), messages: [{ ...MESSAGE, id: held }] };
      const { updates, refreshItem, refreshThread } = show({ thread });
      updates.delivered({ ...entry, answers: STORED }, { ...receipt, stored: { id: OTHER, createdAt: AT } });
      return [refreshThread.mock.calls, refreshItem.mock.calls];
    };
    expect(answered(STORED)).toEqual([[], []]);
    expect(answered(OTHER)).toEqual([[[CONVERSATION]], [[CONVERSATION]]]);
    const followed = (follows: string) => {
      const thread = { ...emptyThread(CONVERSATION), messages: [{ ...MESSAGE, id: STORED, messageId: "above" }] };
      const { updates, refreshThread } = show({ thread });
      updates.delivered({ ...entry, answers: STORED, follows }, { ...receipt, stored: { id: OTHER, createdAt: AT } });
      return refreshThread.mock.calls;
    };
    expect(followed("above")).toEqual([]);
    expect(followed("in-another-branch")).toEqual([[CONVERSATION]]);
  });

  it("isn't shown below the branch that stays shown if it was sent aside", () => {
    const thread = { ...emptyThread(CONVERSATION), messages: [{ ...MESSAGE, id: OTHER }] };
    const added = (more: Partial<OutboxEntry>) => {
      const { updates, addUserMessage, refreshThread } = show({ thread });
      updates.delivered({ ...entry, ...more }, receipt);
      return [addUserMessage.mock.calls.length, refreshThread.mock.calls.length];
    };
    expect(added({ answers: STORED, aside: true })).toEqual([0, 1]);
    expect(added({ answers: OTHER, aside: true })).toEqual([1, 0]);
  });
});
