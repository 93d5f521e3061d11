import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type {
  ConversationDetail,
  ConversationList,
  ErrorBody,
  MessageSearchResult,
  OlderMessages,
  UploadTarget,
} from "@atrium/shared-contracts/wire";
import { signUp, type TestServer, type TestUser } from "../testing/index.ts";
import { detail, ended, send, type Send, textOf } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const scripted = withChatServer((started) => ({ server, ada, bob } = started));

const list = (user: TestUser, query = "") =>
  user.call<ConversationList & ErrorBody>("GET", `/api/chat/history${query}`);

async function upload(user: TestUser): Promise<string> {
  const file = { name: "notes.txt", type: "text/plain", size: 5 };
  const { body } = await user.call<UploadTarget>("POST", "/api/media/upload-url", file);
  const put = await server.app.inject({ method: "PUT", url: body.uploadUrl, headers: body.headers, payload: "hello" });
  expect(put.statusCode).toBeLessThan(300);
  expect((await user.call("POST", "/api/media", { id: body.id })).status).toBe(200);
  return body.id;
}

describe("conversations", () => {
  it("are listed newest first, in pages without gap or repeat", async () => {
    const user = await signUp(server, "Cy");
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1)
      ids.push((await send(user, { message: `say:${index}` })).body.conversationId);
    const seen: string[] = [];
    let query = "?limit=3";
    for (;;) {
      const { body } = await list(user, query);
      seen.push(...body.conversations.map(({ id }) => id));
      if (body.nextCursor === undefined) break;
      query = `?limit=3&cursor=${body.nextCursor}`;
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it("show their newest messages first, and older ones by page", async () => {
    const first = await send(ada, { message: "say:0" });
    const conversation_id = first.body.conversationId;
    for (let index = 1; index < 4; index += 1) await send(ada, { message: `say:${index}`, conversation_id });
    const newest = await ada.call<ConversationDetail>(
      "GET",
      `/api/chat/history?conversation_id=${conversation_id}&limit=3`,
    );
    const pages = [newest.body.messages];
    let before = newest.body.olderCursor;
    while (before !== undefined) {
      const { body } = await ada.call<OlderMessages>(
        "GET",
        `/api/chat/messages?conversation_id=${conversation_id}&limit=3&before=${before}`,
      );
      pages.unshift(body.messages);
      before = body.olderCursor;
    }
    expect(pages.flat().map(textOf)).toEqual(["say:0", "0", "say:1", "1", "say:2", "2", "say:3", "3"]);
  });

  it("are renamed, on one line and without marks that hide text", async () => {
    const { body } = await send(ada, { message: "say:x" });
    const path = `/api/chat/history/${body.conversationId}/title`;
    expect((await ada.call("PUT", path, { title: " A\n</script>\u202e B " })).status).toBe(200);
    expect((await detail(ada, body.conversationId)).body.conversations[0]?.title).toBe("A </script> B");
    for (const title of ["", "  ", "\u202e\u200b", "x".repeat(10_000), 1, null]) {
      expect((await ada.call("PUT", path, { title })).status).toBe(400);
    }
  });

  it("are titled by their first message, on one line", async () => {
    const { body } = await send(ada, { message: "say:x|\r\nsecond\u2028third\n\nfourth" });
    expect((await detail(ada, body.conversationId)).body.conversations[0]?.title).toBe("say:x| second third fourth");
  });

  it("stay deleted, even when their first message arrives again", async () => {
    const message = { message: "say:gone", message_id: randomUUID() };
    const { body } = await send(ada, message);
    await ada.call("DELETE", `/api/chat/history/${body.conversationId}`);
    expect((await send(ada, message)).status).toBe(404);
    expect((await list(ada)).body.conversations.map(({ id }) => id)).not.toContain(body.conversationId);
  });

  it("are searched by all words, in the owner's messages only, and treat wildcards as plain characters", async () => {
    const user = await signUp(server, "Di");
    await send(user, { message: "say:nothing|The quick brown fox, 100%_sure" });
    await send(bob, { message: "say:nothing|The quick brown fox of Bob" });
    const hits = async (q: string) =>
      (await user.call<MessageSearchResult>("GET", `/api/chat/search?q=${encodeURIComponent(q)}`)).body.hits;
    expect(await hits("QUICK fox")).toHaveLength(1);
    expect((await hits("brown"))[0]?.snippet).toContain("quick brown fox");
    expect(await hits("100%_sure")).toHaveLength(1);
    for (const none of ["Bob", "%", "quick_brown", "qu.ck", "***:fox", "(fox)", "fox zebra", "' or 1=1 --", "\\"]) {
      expect(await hits(none)).toHaveLength(none === "%" ? 1 : 0);
    }
    expect((await user.call("GET", `/api/chat/search?q=${"x".repeat(10_000)}`)).status).toBe(400);
  });

  it("are found newest first, by either side's words, in any script and case, unless they were deleted", async () => {
    const user = await signUp(server, "Di");
    const search = (query: string) => user.call<MessageSearchResult>("GET", `/api/chat/search?${query}`);
    const hits = async (q: string) => (await search(new URLSearchParams({ q }).toString())).body.hits;
    const first = await send(user, { message: "say:im Café Größe" });
    const second = await send(user, { message: "say:明日の会議" });
    const found = await hits("SAY");
    expect(found.map(({ role, title }) => [role, title])).toEqual([
      ["user", "say:明日の会議"],
      ["user", "say:im Café Größe"],
    ]);
    expect((await hits("im CAFÉ")).map(({ role }) => role)).toEqual(["assistant", "user"]);
    expect(await hits("会議")).toHaveLength(2);
    expect((await search("q=a&limit=1")).body.hits).toHaveLength(1);
    await user.call("DELETE", `/api/chat/history/${first.body.conversationId}`);
    expect(await hits("café")).toEqual([]);
    expect((await hits("会議"))[0]?.conversationId).toBe(second.body.conversationId);
    for (const query of ["", "q=", "q=%20", "q=a&limit=0", "q=a&limit=51", "q=a&limit=x", "q=a&q=b", "q=%00"]) {
      expect([query, (await search(query)).status]).toEqual([query, 400]);
    }
  });
});

describe("another user's data", () => {
  it("hides conversations, messages and turns as if they didn't exist", async () => {
    const theirs = await send(bob, { message: "say:half|wait:bob", wait: false });
    const { conversationId, turnId } = theirs.body;
    const unknown = randomUUID();
    const attempt = async (id: string, turn: string) => [
      await detail(ada, id),
      await ada.call("GET", `/api/chat/messages?conversation_id=${id}`),
      await ada.call("DELETE", `/api/chat/history/${id}`),
      await ada.call("PUT", `/api/chat/history/${id}/title`, { title: "mine" }),
      await send(ada, { message: "say:intruder", conversation_id: id }),
      await ada.call("POST", `/api/chat/turns/${turn}/stop`),
      await ada.call("POST", `/api/chat/turns/${turn}/retry`),
    ];
    const seen = await attempt(conversationId, turnId);
    expect(seen.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(seen.map(({ body }) => body)).toEqual((await attempt(unknown, unknown)).map(({ body }) => body));
    scripted.open("bob");
    const { messages, conversations } = await ended(bob, conversationId);
    expect(messages.map(textOf)).toEqual(["say:half|wait:bob", "half"]);
    expect(conversations[0]?.title).toBe("say:half|wait:bob");
  });

  it("can't be attached to a message, and trying doesn't reveal that a file exists", async () => {
    const id = await upload(bob);
    const { status, body } = await send(ada, { message: "say:x", media_ids: [id] });
    expect([status, body.code]).toEqual([404, "media_not_found"]);
    expect((await list(ada)).body.conversations.map(({ title }) => title)).not.toContain("say:x");
    expect((await send(bob, { message: "say:mine", media_ids: [id] })).status).toBe(200);
  });
});

describe("a file", () => {
  it("belongs only to the message it was sent with", async () => {
    const id = await upload(ada);
    const message = { message: "say:seen", media_ids: [id], message_id: randomUUID() };
    const { body } = await send(ada, message);
    expect(body.user_media_urls).toHaveLength(1);
    const { messages } = (await detail(ada, body.conversationId)).body;
    expect(messages[0]?.content).toMatchObject([{ type: "text" }, { type: "file", name: "notes.txt" }]);
    expect((await send(ada, message)).body.turnId).toBe(body.turnId);
    expect((await send(ada, { message: "say:again", media_ids: [id] })).status).toBe(404);
  });
});

describe("files alone", () => {
  it("are sent without a text, and name the conversation", async () => {
    const id = await upload(ada);
    const message = { message: " ", media_ids: [id], message_id: randomUUID(), wait: false };
    const { body, status } = await send(ada, message);
    expect(status).toBe(202);
    const { conversations, messages } = (await detail(ada, body.conversationId)).body;
    expect(conversations[0]).toMatchObject({ title: "notes.txt" });
    expect(messages[0]?.content).toMatchObject([
      { type: "text", text: "" },
      { type: "file", name: "notes.txt" },
    ]);
    expect((await send(ada, message)).body.turnId).toBe(body.turnId);
    await ended(ada, body.conversationId);
    await send(ada, { message: "say:seen", conversation_id: body.conversationId });
    expect(scripted.requests.at(-1)?.history).toEqual([
      {
        id: expect.any(String),
        role: "user",
        text: "[notes.txt]",
        attachments: [{ id, name: "notes.txt", type: "text/plain" }],
      },
    ]);
  });
});

describe("validation", () => {
  it.each<[string, Send, number]>([
    ["an empty message", { message: "" }, 400],
    ["blanks", { message: " \n\t " }, 400],
    ["characters without width", { message: "\u200b\u200d\ufeff" }, 400],
    ["blanks with no files", { message: " ", media_ids: [] }, 400],
    ["32,001 characters", { message: "x".repeat(32_001) }, 400],
    ["a NUL", { message: "a\u0000b" }, 400],
    ["half a character", { message: "a\ud800" }, 400],
    ["no text", { message: 7 }, 400],
    ["a path as conversation", { message: "x", conversation_id: "../../x" }, 400],
    ["a conversation in braces", { message: "x", conversation_id: `{${randomUUID()}}` }, 400],
    ["conversations", { message: "x", conversation_id: [] }, 400],
    ["a number as conversation", { message: "x", conversation_id: 1 }, 400],
    ["an id of two characters", { message: "x", message_id: "ab" }, 400],
    ["eleven files", { message: "x", media_ids: Array.from({ length: 11 }, () => randomUUID()) }, 400],
  ])("rejects %s", async (_, body, status) => {
    const answer = await send(ada, body);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toMatch(/^(validation_failed|invalid_text)$/);
  });

  it("accepts 32,000 characters", async () => {
    expect((await send(ada, { message: `say:ok|${"x".repeat(31_993)}` })).status).toBe(200);
  });

  it.each([
    "?limit=0",
    "?limit=101",
    "?limit=10.5",
    "?limit=NaN",
    "?limit=1e309",
    "?limit=1&limit=2",
    "?cursor=x",
    "?cursor=%00",
    "?page=1",
    `?cursor=${Buffer.from("99999999999999999999|x").toString("base64url")}`,
  ])("rejects the list query %s", async (query) => {
    expect((await list(ada, query)).status).toBe(400);
  });
});
