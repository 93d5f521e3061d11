import { describe, expect, it } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import fc from "fast-check";
import {
  type ThreadData,
  addReply,
  addUserMessage,
  emptyThread,
  identityOf,
  mergeFetched,
  prependOlder,
} from "./thread-data.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const asked = (name: string, minute: number): ServerMessage => ({
  id: `stored-${name}`,
  role: "user",
  createdAt: at(minute),
  content: [{ type: "text", text: name }],
  status: "complete",
  messageId: `client-${name}`,
});
const answered = (name: string, minute: number, text = `re ${name}`): ServerMessage => ({
  id: `reply-${name}`,
  role: "assistant",
  createdAt: at(minute),
  content: [{ type: "text", text }],
  status: "complete",
  replyTo: `stored-${name}`,
});
const thread = (messages: readonly ServerMessage[], olderCursor?: string): ThreadData => ({
  id: "c",
  title: "T",
  lastMessageAt: messages.at(-1)?.createdAt ?? at(0),
  messages,
  olderCursor,
});
const names = (data: ThreadData) => data.messages.map((message) => message.id);

describe("a thread in the cache", () => {
  it("keeps older pages, and messages that arrived during the call, when refetched", () => {
    const known = thread([asked("old", 1), answered("old", 2), asked("a", 3), asked("b", 9)], "older");
    const fetched = thread([asked("a", 3), answered("a", 4)], "newer-cursor");
    const merged = mergeFetched(known, fetched);
    expect(names(merged)).toEqual(["stored-old", "reply-old", "stored-a", "reply-a", "stored-b"]);
    expect(merged.olderCursor).toBe("older");
  });

  it("takes on the branch that the server shows, with what's above it and what arrived during the call", () => {
    const line = [asked("a", 1), answered("a", 2), asked("b", 3), answered("b", 4)].map((message, index, all) => ({
      ...message,
      ...(index === 0 ? {} : { parentId: all[index - 1]?.id ?? "" }),
    }));
    const known = thread(line, "older");
    const other = { ...asked("b2", 5), parentId: "reply-a" };
    const fetched = thread([other], "cursor");
    expect(names(mergeFetched(known, fetched, known))).toEqual(["stored-a", "reply-a", "stored-b2"]);
    const meanwhile = thread([...line, asked("c", 6)], "older");
    expect(names(mergeFetched(meanwhile, fetched, known))).toEqual(["stored-a", "reply-a", "stored-b2", "stored-c"]);
    expect(mergeFetched(known, thread([{ ...other, parentId: "elsewhere" }], "cursor"), known).olderCursor).toBe(
      "cursor",
    );
  });

  it("ends with an edited message in place of the one that it edits", () => {
    const known = thread([asked("a", 1), answered("a", 2), asked("b", 3), answered("b", 4)]);
    expect(names(addUserMessage(known, asked("b2", 5), "stored-b"))).toEqual(["stored-a", "reply-a", "stored-b2"]);
  });

  it("drops older pages when more than a page is missing in between", () => {
    const merged = mergeFetched(thread([asked("old", 1)]), thread([asked("new", 50)], "cursor"));
    expect(names(merged)).toEqual(["stored-new"]);
    expect(merged.olderCursor).toBe("cursor");
  });

  it("replaces the provisional user message with the stored one", () => {
    const provisional = { ...asked("a", 1), id: "client-a" };
    const merged = mergeFetched(thread([provisional]), thread([asked("a", 1)]));
    expect(names(merged)).toEqual(["stored-a"]);
    expect(names(addUserMessage(thread([provisional]), asked("a", 1)))).toEqual(["stored-a"]);
  });

  it("prepends an older page, with each message once", () => {
    const merged = prependOlder(thread([asked("b", 2)], "x"), { messages: [asked("a", 1), asked("b", 2)] });
    expect(names(merged)).toEqual(["stored-a", "stored-b"]);
    expect(merged.olderCursor).toBeUndefined();
  });

  it("puts a reply below its message, above what was sent while it was written", () => {
    expect(names(addReply(thread([asked("a", 1), asked("b", 2)]), answered("a", 3)))).toEqual([
      "stored-a",
      "reply-a",
      "stored-b",
    ]);
  });

  it("appends a reply once, and replaces an earlier one to the same message", () => {
    const once = addReply(thread([asked("a", 1)]), answered("a", 2));
    expect(names(addReply(once, answered("a", 2)))).toEqual(["stored-a", "reply-a"]);
    const anew = addReply(once, { ...answered("a", 3, "better"), id: "reply-a-2" });
    expect(names(anew)).toEqual(["stored-a", "reply-a-2"]);
  });

  it("skips an unnumbered reply equal to the last one when no user message came in between", () => {
    const { replyTo: _, ...loose } = answered("a", 2, "same");
    const once = addReply(thread([asked("a", 1)]), loose);
    expect(addReply(once, { ...loose, id: "again" })).toBe(once);
    const later = addUserMessage(once, asked("b", 3));
    expect(names(addReply(later, { ...loose, id: "again" }))).toEqual(["stored-a", "reply-a", "stored-b", "again"]);
  });

  it("a conversation without a title is called Conversation", () => {
    expect(emptyThread("c").title).toBe("Conversation");
    expect(emptyThread("c", " ").title).toBe("Conversation");
  });

  it("merging loses no fetched message and repeats none", () => {
    const all = Array.from({ length: 12 }, (_, index) => asked(String(index), index));
    const range = fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(range, range, ([from, count], [from2, count2]) => {
        const known = thread(all.slice(from, from + count));
        const fetched = thread(all.slice(from2, from2 + count2));
        const merged = mergeFetched(known, fetched).messages.map(identityOf);
        expect(new Set(merged).size).toBe(merged.length);
        for (const message of fetched.messages) expect(merged).toContain(identityOf(message));
      }),
    );
  });
});
