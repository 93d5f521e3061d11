import { describe, expect, it } from "@jest/globals";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { placeBelow } from "./shown-messages.ts";
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
});
