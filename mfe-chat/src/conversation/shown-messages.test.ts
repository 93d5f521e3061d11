import { describe, expect, it } from "@jest/globals";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { answeredMessage } from "./shown-messages.ts";
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

describe("the message in whose branch the next one is written", () => {
  it("is the last one shown that the server has named", () => {
    expect(answeredMessage(undefined, [])).toBeUndefined();
    expect(answeredMessage(emptyThread("c"), [])).toBeUndefined();
    expect(answeredMessage(thread, [outboxEntry()])).toBe("c");
    const unnamed = { ...thread, messages: [...thread.messages, message("client-d", { isUnnamed: true })] };
    expect(answeredMessage(unnamed, [])).toBe("c");
  });

  it("is above one that's being edited, unless the server has refused the edit", () => {
    expect(answeredMessage(thread, [outboxEntry({ edits: "b" })])).toBe("a");
    expect(answeredMessage(thread, [outboxEntry({ edits: "a" })])).toBeUndefined();
    expect(answeredMessage(thread, [outboxEntry({ edits: "b", state: "failed" })])).toBe("c");
  });
});
