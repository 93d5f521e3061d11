import { describe, expect, it } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import type { BegunEdit } from "../conversation/begun-edits.ts";
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
  edits: readonly BegunEdit[] = [],
) => {
  const turnOf = new Map(turns.map((turn) => [turn.messageId, turn]));
  return threadRows({ ...emptyThread("c"), messages }, entries, turnOf, edits, "UTC");
};
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

  it("a begun edit keeps its row above the other version that's on its way or shown, and not without what it follows", () => {
    const begun = (name: string, above?: string): BegunEdit => ({ conversationId: "c", message: user(name), above });
    const second = begun("b", "r-a");
    const before = [user("a"), reply("a"), user("b"), reply("b")];
    const unedited = rows(before, [], [], [second]);
    expect(shape(unedited)).toEqual(["user a", "reply reply:a", "user b", "reply reply:b"]);
    const going = rows(before, [{ ...entry("c"), edits: "s-b" }], [], [second]);
    expect(shape(going)).toEqual(["user a", "reply reply:a", "user b", "unsent c"]);
    const gone = rows([user("a"), reply("a"), user("c"), reply("c")], [], [], [second, begun("a")]);
    expect(shape(gone)).toEqual(["user a", "reply reply:a", "user b", "user c", "reply reply:c"]);
    expect(gone.filter((row) => row.kind === "user" && row.isAside).map(({ key }) => key)).toEqual(["b"]);
    const elsewhere = rows([user("d"), reply("d")], [], [], [second, begun("a")]);
    expect(shape(elsewhere)).toEqual(["user a", "user d", "reply reply:d"]);
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
