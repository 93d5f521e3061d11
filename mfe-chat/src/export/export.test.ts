import { describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ExportedConversation, ExportedMessage } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { exportedConversations } from "./exported-conversations.ts";
import { fileNameOf } from "./file-name.ts";
import { markdownText } from "./markdown-file.ts";
import { shownBranch } from "./shown-branch.ts";

const AT = "2026-01-02T03:04:05.000Z";
const message = (id: string, parent: string | null, more: Partial<ExportedMessage> = {}): ExportedMessage => ({
  id,
  parent,
  role: id.startsWith("u") ? "user" : "assistant",
  createdAt: AT,
  status: "complete",
  text: `Text of ${id}`,
  ...more,
});
const conversation = (messages: ExportedMessage[], shown?: string): ExportedConversation => ({
  id: "c",
  title: "Trip *to* Rome",
  createdAt: AT,
  updatedAt: AT,
  ...(shown === undefined ? {} : { shown }),
  messages,
});
const words = {
  language: "en-US",
  zone: "UTC",
  user: "You",
  assistant: "Atrium",
  attachment: (name: string) => `Attachment: ${name}`,
  stopped: "Stopped",
  failed: "Failed",
};

describe("an exported branch", () => {
  const messages = [
    message("u1", null),
    message("a1", "u1"),
    message("a2", "u1"),
    message("u2", "a1"),
    message("a3", "u2"),
  ];
  it("is the shown one, from the first message to the last", () => {
    expect(shownBranch(conversation(messages, "a3")).map(({ id }) => id)).toEqual(["u1", "a1", "u2", "a3"]);
    expect(shownBranch(conversation(messages, "a2")).map(({ id }) => id)).toEqual(["u1", "a2"]);
  });
  it("has the newest reply while another one is written", () => {
    expect(shownBranch(conversation(messages, "u1")).map(({ id }) => id)).toEqual(["u1", "a2"]);
    expect(shownBranch(conversation([]))).toEqual([]);
  });
});

it("a Markdown file says who said what and when, with texts as they are and files by name", () => {
  const text = markdownText(
    conversation(
      [
        message("u1", null, { attachments: [{ name: "a_b.png", type: "image/png", size: 3 }] }),
        message("a1", "u1", { text: "# Rome\n\n**Go**", status: "stopped" }),
      ],
      "a1",
    ),
    words,
  );
  expect(text.replaceAll("\u202f", " ")).toBe(
    [
      String.raw`# Trip \*to\* Rome`,
      "January 2, 2026 at 3:04 AM",
      "## You",
      "*January 2, 2026 at 3:04 AM*",
      "Text of u1",
      String.raw`*Attachment: a\_b.png*`,
      "## Atrium",
      "*January 2, 2026 at 3:04 AM*",
      "# Rome\n\n**Go**",
      "*Stopped*\n",
    ].join("\n\n"),
  );
});

describe("a file's name", () => {
  it.each([
    ["Trip to Rome", "Trip to Rome.md"],
    ['a/b\\c:d*e?f"g<h>i|j', "a b c d e f g h i j.md"],
    ["  ..hidden. ", "hidden.md"],
    ["CON", "Atrium CON.md"],
    ["com1.txt", "Atrium com1.txt.md"],
    ["///", "Atrium.md"],
    ["Ein\nTitel\u202e", "Ein Titel.md"],
    ["旅行の計画 🧳", "旅行の計画 🧳.md"],
  ])("fits every system: %j", (title, expected) => {
    expect(fileNameOf(title, "md")).toBe(expected);
  });
  it("isn't too long in any script, and no character is cut", () => {
    const name = fileNameOf("👩‍👩‍👧‍👦".repeat(50), "json");
    expect(new TextEncoder().encode(name).length).toBeLessThan(130);
    expect(name.replaceAll("👩‍👩‍👧‍👦", "")).toBe(".json");
  });
});

it("an export puts pages together, and tells how far it is", async () => {
  const shell = createFakeShellApi();
  const id = (n: number) => `0f0e0d0c-0b0a-4908-8706-05040302a00${n}`;
  const one = { id: id(1), title: "One", createdAt: AT, updatedAt: AT };
  const two = { ...one, id: id(2) };
  const pages: Record<string, unknown> = {
    first: { parts: [{ conversation: one, messages: [message("u1", null)] }], nextCursor: "second" },
    second: {
      parts: [
        { conversation: one, messages: [message("a1", "u1")] },
        { conversation: two, messages: [message("u2", null)] },
      ],
    },
  };
  shell.answer("GET /chat/export", ({ query }) => pages[String(query?.["cursor"] ?? "first")]);
  const progress: number[] = [];
  const got: ExportedConversation[] = [];
  const options = {
    signal: new AbortController().signal,
    onProgress: (count: number) => progress.push(count),
    onWait: () => {},
  };
  for await (const each of exportedConversations(shell.http, options)) got.push(each);
  expect(got.map(({ id: name, messages }) => [name, messages.map((each) => each.id)])).toEqual([
    [id(1), ["u1", "a1"]],
    [id(2), ["u2"]],
  ]);
  expect(progress).toEqual([1, 3]);
});

it("an export waits when the server gives no more for now, then asks for the same page, and can be canceled meanwhile", async () => {
  const shell = createFakeShellApi();
  const controller = new AbortController();
  const asked: unknown[] = [];
  shell.answer("GET /chat/export", ({ query }) => {
    asked.push(query?.["cursor"]);
    if (asked.length === 1) return { parts: [], nextCursor: "second" };
    throw new HttpError("Not now", 429, { code: "too_many_requests" });
  });
  jest.useFakeTimers();
  try {
    let waits = 0;
    const arriving = exportedConversations(shell.http, {
      signal: controller.signal,
      onProgress: () => {},
      onWait: () => (waits += 1),
    }).next();
    const ended = arriving.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(16_000);
    expect([asked, waits]).toEqual([[undefined, "second", "second"], 2]);
    controller.abort();
    expect(await ended).toMatchObject({ name: "AbortError" });
  } finally {
    jest.useRealTimers();
  }
});
