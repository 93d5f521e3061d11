import { describe, expect, it } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { emptyThread } from "../conversation/thread-data.ts";
import { type LiveTurn, beginTurn, turnReducer } from "../live/live-turn.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { threadRows } from "./thread-row.ts";

const day = "2026-01-01T12:00:00.000Z";
const user = (name: string, createdAt = day): ServerMessage => ({
  id: `s-${name}`,
  role: "user",
  createdAt,
  content: [{ type: "text", text: name }],
  status: "complete",
  messageId: name,
});
const reply = (name: string, status: ServerMessage["status"] = "complete"): ServerMessage => ({
  id: `r-${name}`,
  role: "assistant",
  createdAt: day,
  content: [],
  status,
  replyTo: `s-${name}`,
});
const entry = (name: string) => outboxEntry({ messageId: name, content: name, createdAt: Date.parse(day) });
const rows = (
  messages: readonly ServerMessage[],
  entries: readonly OutboxEntry[] = [],
  turns: readonly LiveTurn[] = [],
) =>
  threadRows({ ...emptyThread("c"), messages }, entries, new Map(turns.map((turn) => [turn.messageId, turn])), "UTC");
const shape = (list: ReturnType<typeof rows>) =>
  list.filter((row) => row.kind !== "day").map((row) => `${row.kind} ${row.key}`);

const failed = (messageId: string, error: string) =>
  turnReducer(beginTurn(messageId, "c"), {
    type: "failed",
    to: { messageId, conversationId: "c" },
    error,
  });

describe("a thread's rows", () => {
  it("a message keeps its row from the outbox to the store, and a reply from its first sign to the store", () => {
    expect(shape(rows([], [entry("a")], [beginTurn("a", "c")]))).toEqual(["unsent a", "live reply:a"]);
    expect(shape(rows([user("a")], [], [beginTurn("a", "c")]))).toEqual(["user a", "live reply:a"]);
    expect(shape(rows([user("a"), reply("a")]))).toEqual(["user a", "reply reply:a"]);
  });

  it("a message shows once while it's both stored and in the outbox", () => {
    expect(shape(rows([user("a")], [entry("a")]))).toEqual(["user a"]);
  });

  it("each reply is below its message, even when two messages were sent in a row", () => {
    expect(shape(rows([user("a"), user("b"), reply("a")], [], [beginTurn("b", "c")]))).toEqual([
      "user a",
      "reply reply:a",
      "user b",
      "live reply:b",
    ]);
  });

  it("a stored failed reply says why it failed, if this session knows", () => {
    const [, , row] = rows([user("a"), reply("a", "failed")], [], [failed("a", "No model")]);
    expect(row).toMatchObject({ kind: "reply", error: "No model" });
  });

  it("a failed reply that's being retried shows the new one", () => {
    expect(shape(rows([user("a"), reply("a", "failed")], [], [beginTurn("a", "c")]))).toEqual([
      "user a",
      "live reply:a",
    ]);
  });

  it("a complete reply shows while another version of it is written", () => {
    expect(shape(rows([user("a"), reply("a")], [], [beginTurn("a", "c")]))).toEqual(["user a", "reply reply:a"]);
  });

  it("an edited message that's on its way is in place of the one that it edits", () => {
    const edit = { ...entry("b"), edits: "s-a" };
    expect(shape(rows([user("a"), reply("a"), user("c")], [edit]))).toEqual(["unsent b"]);
    expect(shape(rows([user("b"), reply("b")], [edit]))).toEqual(["user b", "reply reply:b"]);
  });

  it("an edited message that was refused hides nothing, so what's sent after it shows", () => {
    const edit: OutboxEntry = { ...entry("b"), edits: "s-a", state: "failed" };
    expect(shape(rows([user("a"), reply("a"), user("c")], [edit, entry("d")]))).toEqual([
      "user a",
      "reply reply:a",
      "user c",
      "unsent b",
      "unsent d",
    ]);
  });

  it("a reply to a message on an older page stays in place", () => {
    expect(shape(rows([reply("old"), user("a")]))).toEqual(["reply reply:r-old", "user a"]);
  });

  it("a new day starts with its name", () => {
    expect(rows([user("a"), user("b", "2026-01-03T12:00:00.000Z")]).filter((row) => row.kind === "day")).toHaveLength(
      2,
    );
  });
});
