import { describe, expect, it } from "@jest/globals";
import { countOf, fromListItem } from "./conversation.ts";
import { isUnsettled, temporaryConversationId } from "./conversation-id.ts";
import { type ListPages, findIn, flatten, onTop, patched, without } from "./conversation-pages.ts";
import { loadedTitle, titleFromMessage } from "./conversation-title.ts";
import { unsettledConversations } from "./unsettled-conversations.ts";

const item = (id: string, minute: number, title = id) => ({
  id,
  title,
  lastMessageAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  messageCount: 2,
});
const pages: ListPages = {
  pages: [{ conversations: [item("c", 3), item("b", 2)] }, { conversations: [item("b", 2), item("a", 1)] }],
  pageParams: [],
};

describe("the list of conversations", () => {
  it("shows each conversation once, newest first, across overlapping pages", () => {
    expect(flatten(pages).map(({ id }) => id)).toEqual(["c", "b", "a"]);
    expect(flatten(undefined)).toEqual([]);
  });

  it("moves, renames and removes by id", () => {
    expect(flatten(onTop(pages, item("a", 9))).map(({ id }) => id)).toEqual(["a", "c", "b"]);
    expect(findIn(patched(pages, ["a"], { title: "Renamed" }), "a")?.title).toBe("Renamed");
    expect(findIn(without(pages, "b"), "b")).toBeUndefined();
    expect(flatten(onTop({ pages: [], pageParams: [] }, item("n", 1)))).toHaveLength(1);
  });

  it("maps an entry as the specification says", () => {
    expect(fromListItem({ ...item("a", 1, ""), preview: "p" }, "sam")).toEqual({
      id: "a",
      title: "Conversation",
      messages: [],
      updatedAt: item("a", 1).lastMessageAt,
      createdAt: item("a", 1).lastMessageAt,
      messageCount: 2,
      userId: "sam",
      preview: "p",
    });
  });

  it("counts with messageCount, else the messages, else 0", () => {
    expect(countOf({ messageCount: 5, messages: [1] })).toBe(5);
    expect(countOf({ messages: [1, 2] })).toBe(2);
    expect(countOf({})).toBe(0);
  });

  it("lists conversations that start in the outbox, newest first, titled by their first message", () => {
    const entry = (messageId: string, conversationId: string, content: string) =>
      ({
        messageId,
        conversationId,
        content,
        userId: "sam",
        attachments: [],
        createdAt: 1,
        order: 1,
        state: "unsent",
      }) as const;
    const list = unsettledConversations([
      entry("1", "temp-1", "one"),
      entry("2", "c", "x"),
      entry("3", "temp-2", "two"),
      entry("4", "temp-1", "more"),
    ]);
    expect(list.map(({ id, title, messageCount }) => [id, title, messageCount])).toEqual([
      ["temp-2", "two", 1],
      ["temp-1", "one", 2],
    ]);
  });
});

describe("titles and ids", () => {
  it("a title is the first 50 characters of the first message, with an ellipsis if cut", () => {
    expect(titleFromMessage("short")).toBe("short");
    expect(titleFromMessage("x".repeat(50))).toBe("x".repeat(50));
    expect(titleFromMessage("x".repeat(51))).toBe(`${"x".repeat(50)}...`);
    expect(titleFromMessage("🙂".repeat(51))).toBe(`${"🙂".repeat(50)}...`);
    expect(titleFromMessage(`${"x".repeat(49)}👨‍👩‍👧‍👦`)).toBe(`${"x".repeat(49)}...`);
    expect(titleFromMessage("one\n\n two")).toBe("one two");
    expect(titleFromMessage("  ")).toBe("New Conversation");
    expect(loadedTitle(undefined)).toBe("Conversation");
  });

  it("pending and temp- ids are temporary", () => {
    expect([temporaryConversationId(17), "pending", "f3b1"].map(isUnsettled)).toEqual([true, true, false]);
    expect(temporaryConversationId(17)).toBe("temp-17");
  });
});
