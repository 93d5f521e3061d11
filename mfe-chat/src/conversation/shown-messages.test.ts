import { describe, expect, it } from "@jest/globals";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { isElsewhere, placeBelow } from "./shown-messages.ts";
import { type KnownMessage, emptyThread } from "./thread-data.ts";

const message = (id: string, more: Partial<KnownMessage> = {}): KnownMessage => ({
  id,
  role: "user",
  createdAt: "2026-01-01T12:00:00.000Z",
  content: [],
  status: "complete",
  ...more,
});
const thread = { ...emptyThread("c"), messages: [message("a"), message("b"), message("c")] };

const { messageId: follows } = outboxEntry();

describe("the place of the next message", () => {
  it("is below the last one shown that the server has named", () => {
    expect(placeBelow(undefined, [])).toEqual({});
    expect(placeBelow(emptyThread("c"), [])).toEqual({});
    expect(placeBelow(thread, [])).toEqual({ answers: "c" });
    const unnamed = { ...thread, messages: [...thread.messages, message("client-d", { isUnnamed: true })] };
    expect(placeBelow(unnamed, [])).toEqual({ answers: "c" });
  });

  it("is below one that's still to be sent, unless the server has refused it", () => {
    expect(placeBelow(thread, [outboxEntry()])).toEqual({ answers: "c", follows });
    expect(placeBelow(thread, [outboxEntry({ edits: "b" })])).toEqual({ answers: "a", follows });
    expect(placeBelow(thread, [outboxEntry({ edits: "a" })])).toEqual({ follows });
    expect(placeBelow(thread, [outboxEntry({ edits: "b", state: "failed" })])).toEqual({ answers: "c" });
  });

  it("isn't below one that's still to be sent to another branch", () => {
    expect(placeBelow(thread, [outboxEntry({ answers: "in another branch" })])).toEqual({ answers: "c" });
    expect(placeBelow(thread, [outboxEntry({ answers: "b" })])).toEqual({ answers: "c", follows });
  });
});

describe("a message still to be sent", () => {
  const written = (answers?: string, minute = 1) =>
    outboxEntry({ answers, createdAt: Date.parse(`2026-01-01T12:0${minute}:00.000Z`) });

  it("is of another branch if that shown doesn't have what it answers", () => {
    expect(isElsewhere(thread, written("b"))).toBe(false);
    expect(isElsewhere(thread, written("in another branch"))).toBe(true);
    expect(isElsewhere(thread, written())).toBe(false);
    for (const unknown of [undefined, emptyThread("c")]) expect(isElsewhere(unknown, written("b"))).toBe(false);
  });

  it("may be of the branch shown if it was written before what's loaded of that", () => {
    const part = {
      ...thread,
      olderCursor: "older",
      messages: [message("d", { createdAt: "2026-01-01T12:05:00.000Z" })],
    };
    expect(isElsewhere(part, written("c", 4))).toBe(false);
    expect(isElsewhere(part, written("c", 6))).toBe(true);
  });
});
