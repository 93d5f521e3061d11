import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type {
  ConversationDetail,
  ConversationList,
  ErrorBody,
  MessageSearchResult,
  OlderMessages,
  SendAccepted,
  SendResponse,
  TurnResponse,
} from "@atrium/shared-contracts/wire";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { until } from "../testing/until.ts";
import { createScriptedAssistant } from "./scripted-assistant.ts";

const scripted = createScriptedAssistant();
let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant });
  ada = await signUp(server);
  bob = await signUp(server, "Bob");
});
afterAll(() => server.close());

type Send = { message?: unknown; message_id?: unknown; conversation_id?: unknown; media_ids?: unknown; wait?: boolean };
const send = (user: TestUser, body: Send) =>
  user.call<SendResponse & SendAccepted & ErrorBody>("POST", "/api/chat", body);
const detail = (user: TestUser, id: string) =>
  user.call<ConversationDetail & ErrorBody>("GET", `/api/chat/history?conversation_id=${id}`);
const list = (user: TestUser, query = "") =>
  user.call<ConversationList & ErrorBody>("GET", `/api/chat/history${query}`);
const textOf = (message: ConversationDetail["messages"][number] | undefined) => {
  const [part] = message?.content ?? [];
  return part?.type === "text" ? part.text : undefined;
};
const ended = (user: TestUser, conversationId: string) =>
  until(async () => {
    const { body } = await detail(user, conversationId);
    return body.turn === undefined && body;
  });

describe("sending", () => {
  it("starts a conversation, titled by the first 50 characters, and answers with the reply", async () => {
    const message = `say:Hello Ada|${"😀".repeat(60)}`;
    const { status, body } = await send(ada, { message });
    expect([status, body.message]).toEqual([200, "Hello Ada"]);
    const { body: conversation } = await detail(ada, body.conversationId);
    expect(conversation.conversations[0]).toMatchObject({
      title: `say:Hello Ada|${"😀".repeat(36)}...`,
      messageCount: 2,
      preview: "Hello Ada",
    });
    expect(conversation.messages.map(({ role, status }) => [role, status])).toEqual([
      ["user", "complete"],
      ["assistant", "complete"],
    ]);
    expect(conversation.messages[1]).toMatchObject({ replyTo: conversation.messages[0]?.id, id: body.reply.id });
  });

  it("twenty times at once, the same message is stored once, answered once and answers the same", async () => {
    const message = { message: "say:once", message_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, message)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.reply.id)).size).toBe(1);
    const { body } = await detail(ada, answers[0]?.body.conversationId ?? "");
    expect(body.messages).toHaveLength(2);
    expect(scripted.requests.filter(({ turnId }) => turnId === answers[0]?.body.turnId)).toHaveLength(1);
  });

  it.each(["pending", "temp-1732148000000", undefined])(
    "conversation %s is a new one, and the same for a retry",
    async (id) => {
      const message = { message: "say:new", message_id: randomUUID(), conversation_id: id };
      const first = await send(ada, message);
      const second = await send(ada, { ...message, conversation_id: "temp-2" });
      expect(first.status).toBe(200);
      expect(second.body).toEqual(first.body);
    },
  );

  it("without waiting answers 202 at once, and asked again attaches to the same turn", async () => {
    const message = { message: "say:part|wait:a|say: done", message_id: randomUUID() };
    const first = await send(ada, { ...message, wait: false });
    expect([first.status, first.body.status]).toEqual([202, "processing"]);
    scripted.open("a");
    const second = await send(ada, message);
    expect([second.status, second.body.message, second.body.turnId]).toEqual([200, "part done", first.body.turnId]);
  });

  it("another message under the same id is a 409, and changes nothing", async () => {
    const first = await send(ada, { message: "say:one", message_id: "same-id-1" });
    expect((await send(ada, { message: "say:two", message_id: "same-id-1" })).body.code).toBe("message_id_reused");
    expect((await send(ada, { message: "say:two", message_id: "same-id-1" })).status).toBe(409);
    expect((await detail(ada, first.body.conversationId)).body.messages).toHaveLength(2);
  });

  it("the same id from another user is another message", async () => {
    const message = { message: "say:mine", message_id: randomUUID() };
    const [a, b] = await Promise.all([send(ada, message), send(bob, message)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body.conversationId).not.toBe(b.body.conversationId);
  });

  it("the turns of one conversation run one after the other, in order; another conversation does not wait", async () => {
    const first = await send(ada, { message: "say:one|wait:order", wait: false });
    const conversation_id = first.body.conversationId;
    await send(ada, { message: "say:two", conversation_id, wait: false });
    await send(ada, { message: "say:three", conversation_id, wait: false });
    expect((await send(ada, { message: "say:elsewhere" })).status).toBe(200);
    expect((await detail(ada, conversation_id)).body.messages).toHaveLength(3);
    scripted.open("order");
    const { messages } = await ended(ada, conversation_id);
    expect(messages.filter(({ role }) => role === "assistant").map(textOf)).toEqual(["one", "two", "three"]);
  });

  it("the assistant gets what was said before in the conversation, and of no other", async () => {
    const first = await send(ada, { message: "say:alpha" });
    await send(bob, { message: "say:secret of Bob" });
    await send(ada, { message: "say:beta", conversation_id: first.body.conversationId });
    expect(scripted.requests.at(-1)?.history.map(({ role, text }) => [role, text])).toEqual([
      ["user", "say:alpha"],
      ["assistant", "alpha"],
    ]);
  });
});

describe("a running reply", () => {
  it("shows how far it is to whoever loads the conversation", async () => {
    const { body } = await send(ada, { message: "say:so far|wait:snapshot|say:, and on", wait: false });
    const turn = await until(async () => {
      const { body: now } = await detail(ada, body.conversationId);
      return now.turn?.partial === "so far" && now.turn;
    });
    expect(turn).toMatchObject({ turnId: body.turnId, state: "running", attempt: 1, seq: 1 });
    scripted.open("snapshot");
    expect(textOf((await ended(ada, body.conversationId)).messages[1])).toBe("so far, and on");
  });

  it("can be stopped within a second; what was written stays and is marked", async () => {
    const { body } = await send(ada, { message: "say:half|wait:never", wait: false });
    await until(async () => (await detail(ada, body.conversationId)).body.turn?.partial === "half");
    const begun = performance.now();
    const stopped = await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/stop`);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(stopped.body.turn).toMatchObject({ state: "cancelled", partial: "half" });
    expect((await detail(ada, body.conversationId)).body.messages[1]).toMatchObject({ status: "stopped" });
  });

  it("that waits for its turn can be stopped, too", async () => {
    const first = await send(ada, { message: "say:one|wait:hold", wait: false });
    const second = await send(ada, { message: "say:two", conversation_id: first.body.conversationId, wait: false });
    const stopped = await ada.call<TurnResponse>("POST", `/api/chat/turns/${second.body.turnId}/stop`);
    expect(stopped.body.turn.state).toBe("cancelled");
    scripted.open("hold");
    const { messages } = await ended(ada, first.body.conversationId);
    expect(messages.map(({ status }) => status).sort()).toEqual(["complete", "complete", "complete", "stopped"]);
  });

  it("that fails keeps what was written, says so, and can be tried again", async () => {
    const { body } = await send(ada, { message: "say:half|fail" });
    expect([body.message, body.reply.status]).toEqual(["half", "failed"]);
    const retried = await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/retry`);
    expect(retried.body.turn.state).toBe("queued");
    const { messages, conversations } = await ended(ada, body.conversationId);
    expect(messages).toHaveLength(2);
    expect(conversations[0]?.messageCount).toBe(2);
    expect(messages[1]?.id).not.toBe(body.reply.id);
  });

  it("that is complete is not tried again", async () => {
    const { body } = await send(ada, { message: "say:whole" });
    const retried = await ada.call<ErrorBody>("POST", `/api/chat/turns/${body.turnId}/retry`);
    expect([retried.status, retried.body.code]).toEqual([409, "turn_complete"]);
  });

  it("that breaks inside fails visibly, without a word of the inside", async () => {
    const { body } = await send(ada, { message: "throw" });
    expect(body.reply.status).toBe("failed");
    expect(JSON.stringify(body)).not.toContain("broke");
  });

  it("that does not end is cut at the limit and marked", async () => {
    const { body } = await send(ada, { message: "flood" });
    expect([body.message.length, body.reply.status]).toEqual([64 * 1_024, "failed"]);
  });

  it("is cancelled with its conversation", async () => {
    const { body } = await send(ada, { message: "say:half|wait:never", wait: false });
    await until(async () => (await detail(ada, body.conversationId)).body.turn?.state === "running");
    expect((await ada.call("DELETE", `/api/chat/history/${body.conversationId}`)).status).toBe(200);
    expect((await detail(ada, body.conversationId)).status).toBe(404);
    expect((await ada.call("POST", `/api/chat/turns/${body.turnId}/stop`)).status).toBe(404);
  });
});

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

  it("once deleted stay deleted, even when their first message arrives again", async () => {
    const message = { message: "say:gone", message_id: randomUUID() };
    const { body } = await send(ada, message);
    await ada.call("DELETE", `/api/chat/history/${body.conversationId}`);
    expect((await send(ada, message)).status).toBe(404);
    expect((await list(ada)).body.conversations.map(({ id }) => id)).not.toContain(body.conversationId);
  });

  it("are searched by all words, in the owner's messages alone, wildcards being letters", async () => {
    const user = await signUp(server, "Di");
    await send(user, { message: "say:nothing|The quick brown fox, 100%_sure" });
    await send(bob, { message: "say:nothing|The quick brown fox of Bob" });
    const hits = async (q: string) =>
      (await user.call<MessageSearchResult>("GET", `/api/chat/search?q=${encodeURIComponent(q)}`)).body.hits;
    expect(await hits("QUICK fox")).toHaveLength(1);
    expect((await hits("brown"))[0]?.snippet).toContain("quick brown fox");
    expect(await hits("100%_sure")).toHaveLength(1);
    for (const none of ["Bob", "%", "quick_brown", "fox zebra", "' or 1=1 --", "\\"]) {
      expect(await hits(none)).toHaveLength(none === "%" ? 1 : 0);
    }
    expect((await user.call("GET", `/api/chat/search?q=${"x".repeat(10_000)}`)).status).toBe(400);
  });
});

describe("another user's", () => {
  it("conversation, message and turn are as if they were not there", async () => {
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

  it("files cannot be sent", async () => {
    const { status } = await send(ada, { message: "say:x", media_ids: [randomUUID()] });
    expect(status).toBe(404);
  });
});

describe("what is not valid", () => {
  it.each<[string, Send, number]>([
    ["an empty message", { message: "" }, 400],
    ["blanks", { message: " \n\t " }, 400],
    ["characters without width", { message: "\u200b\u200d\ufeff" }, 400],
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
  ])("%s is refused", async (_, body, status) => {
    const answer = await send(ada, body);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toMatch(/^(validation_failed|invalid_text)$/);
  });

  it("32,000 characters are taken", async () => {
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
  ])("the list %s is refused", async (query) => {
    expect((await list(ada, query)).status).toBe(400);
  });
});
