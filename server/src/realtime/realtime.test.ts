import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type ClientOptions, Rest } from "ably";
import type { ConversationDetail, SendAccepted } from "@atrium/shared-contracts/wire";
import { INBOUND_EVENTS, SERVER_CLIENT_ID, userChannel } from "@atrium/shared-contracts/wire";
import { createScriptedAssistant } from "../chat/testing/scripted-assistant.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { closeTabs, named, publish, tab, tokenOf } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";

const scripted = createScriptedAssistant();
let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant, listen: true });
});
beforeEach(async () => {
  ada = await signUp(server);
});
afterEach(closeTabs);
afterAll(() => server.close());

const detail = (user: TestUser, id: string) =>
  user.call<ConversationDetail>("GET", `/api/chat/history?conversation_id=${id}`);

describe("a message over the socket", () => {
  it("is accepted, shows progress, streams and ends, with every event from the server and in the contract's format", async () => {
    const { channel, heard } = await tab(ada);
    const messageId = randomUUID();
    await publish(channel, { content: "progress:router|say:Hello |say:world", messageId });
    const [final] = await until(() => named(heard, "message_response").length > 0 && named(heard, "message_response"));
    expect(final?.data).toMatchObject({
      message: "Hello world",
      status: "completed",
      metadata: { messageId, attempt: 1 },
    });
    // It goes through the outbox, so the first words of the reply may arrive earlier.
    expect(named(heard, "message_accepted")).toMatchObject([{ data: { messageId } }]);
    expect(heard.map(({ clientId }) => clientId)).toEqual(heard.map(() => SERVER_CLIENT_ID));
    for (const { name, data } of heard) {
      expect(INBOUND_EVENTS[name as keyof typeof INBOUND_EVENTS].safeParse(data).success).toBe(true);
    }
    const chunks = named(heard, "message_chunk").map(({ data }) => data);
    expect(chunks.map(({ metadata }) => metadata.seq)).toEqual(chunks.map((_, index) => index + 1));
    expect(chunks.map(({ content }) => content).join("")).toBe("Hello world");
    expect(named(heard, "graph-event-router")).toMatchObject([
      { data: { status: "completed", complete: true, metadata: { messageId, attempt: 1 } } },
    ]);
    const { body } = await detail(ada, final?.data.conversationId);
    expect(body.messages).toHaveLength(2);
  });

  it("is stored and answered once when it's also sent over HTTP at the same time", async () => {
    const { channel, heard } = await tab(ada);
    const messageId = randomUUID();
    const [, answer] = await Promise.all([
      publish(channel, { content: "say:both", messageId }),
      ada.call<SendAccepted>("POST", "/api/chat", { message: "say:both", message_id: messageId }),
      publish(channel, { content: "say:both", messageId }),
    ]);
    expect(answer.status).toBe(200);
    await until(() => named(heard, "message_response").length > 0);
    expect((await detail(ada, answer.body.conversationId)).body.messages).toHaveLength(2);
    expect(named(heard, "message_response")).toHaveLength(1);
  });

  it("is confirmed again when it's sent again, by a page that didn't hear of it", async () => {
    const { channel, heard } = await tab(ada);
    const messageId = randomUUID();
    const accepted = () => named(heard, "message_accepted");
    await publish(channel, { content: "say:once", messageId });
    await until(() => accepted().length === 1);
    await publish(channel, { content: "say:once", messageId });
    const [first, again] = await until(() => accepted().length === 2 && accepted());
    expect(again?.data).toEqual(first?.data);
  });

  it("is refused when it was sent to another conversation before, and nothing is stored", async () => {
    const { channel, heard } = await tab(ada);
    const [one, other] = await Promise.all(
      ["say:one", "say:other"].map((message) => ada.call<SendAccepted>("POST", "/api/chat", { message })),
    );
    const sent = { content: "say:once", messageId: randomUUID(), conversationId: one?.body.conversationId };
    await publish(channel, sent);
    await until(() => named(heard, "message_accepted").some(({ data }) => data.messageId === sent.messageId));
    await publish(channel, { ...sent, conversationId: other?.body.conversationId });
    const error = await until(() => named(heard, "error")[0]);
    expect(error.data.metadata).toEqual({ messageId: sent.messageId, code: "message_id_reused", retryable: false });
    expect((await detail(ada, other?.body.conversationId ?? "")).body.messages).toHaveLength(2);
  });

  it("belongs to the channel's user, whatever its payload says", async () => {
    const bob = await signUp(server, "Bob");
    const { channel, heard } = await tab(ada);
    await publish(channel, { content: "say:mine", userId: bob.user.id });
    const accepted = await until(() => named(heard, "message_accepted")[0]);
    expect((await detail(ada, accepted.data.conversationId)).status).toBe(200);
    expect((await detail(bob, accepted.data.conversationId)).status).toBe(404);
  });

  it("is refused with an error event when it's for another user's conversation, and nothing is stored", async () => {
    const bob = await signUp(server, "Bob");
    const theirs = await bob.call<SendAccepted>("POST", "/api/chat", { message: "say:bob's" });
    const { channel, heard } = await tab(ada);
    const messageId = randomUUID();
    await publish(channel, { content: "say:intruder", conversationId: theirs.body.conversationId, messageId });
    const error = await until(() => named(heard, "error")[0]);
    expect(error.data).toMatchObject({
      error: "Conversation not found",
      metadata: { messageId, code: "conversation_not_found", retryable: false },
    });
    expect((await detail(bob, theirs.body.conversationId)).body.messages).toHaveLength(2);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["no content", { content: undefined }, "validation_failed"],
    ["content that is no text", { content: { toString: 1 } }, "validation_failed"],
    ["a NUL", { content: "a\u0000" }, "invalid_text"],
    ["a path for a conversation", { content: "x", conversationId: "../../x" }, "conversation_not_found"],
    ["somebody's file", { content: "x", metadata: { media_ids: [randomUUID()] } }, "media_not_found"],
    ["a word for a file", { content: "x", metadata: { media_ids: ["constructor"] } }, "media_not_found"],
    ["status constructor", { content: "x", status: "constructor" }, "validation_failed"],
  ])("is refused with %s", async (_, data, code) => {
    const { channel, heard } = await tab(ada);
    await publish(channel, data);
    expect((await until(() => named(heard, "error")[0])).data.metadata.code).toBe(code);
    expect(named(heard, "message_accepted")).toHaveLength(0);
  });

  it("is accepted or refused by its id when it's one of a burst beyond the limit", async () => {
    const limited = await startTestServer({ env: { ATRIUM_RATE_LIMITS: "1" }, listen: true });
    try {
      const { channel, heard } = await tab(await signUp(limited));
      const ids = Array.from({ length: 45 }, () => randomUUID());
      await Promise.all(ids.map((messageId) => publish(channel, { content: "hello", messageId })));
      const accepted = () => named(heard, "message_accepted").map(({ data }) => data.messageId);
      const refused = () => named(heard, "error").map(({ data }) => data.metadata.messageId);
      await until(() => accepted().length + refused().length >= ids.length);
      expect(new Set([...accepted(), ...refused()])).toEqual(new Set(ids));
      expect(new Set(named(heard, "error").map(({ data }) => data.metadata.code))).toEqual(
        new Set(["too_many_requests"]),
      );
    } finally {
      closeTabs();
      await limited.close();
    }
  });

  it("still gets through two users' floods of garbage, and the garbage isn't answered one by one", async () => {
    const bob = await signUp(server, "Bob");
    const [{ channel, heard }, other] = [await tab(ada), await tab(bob)];
    const rubbish = Array.from({ length: 80 }, (_, index) =>
      (index % 2 === 0 ? channel : other.channel).publish("message", { rubbish: index }),
    );
    expect((await Promise.allSettled(rubbish)).length).toBe(80);
    const messageId = randomUUID();
    const accepted = () => named(heard, "message_accepted").length > 0;
    await until(async () => {
      // Ably refuses a user's message over the rate, and drops it on the server's connection; a browser sends what isn't accepted again.
      await Promise.allSettled([publish(channel, { content: "say:still here", messageId })]);
      await Promise.allSettled([until(accepted, 500)]);
      return accepted();
    });
    await until(() => named(heard, "message_response").length > 0);
    expect(named(heard, "error").length).toBeLessThan(30);
  });

  it("doesn't count as the user's when somebody else published it on the channel", async () => {
    const { heard } = await tab(ada);
    const key = (await readFile(join(server.config.dataDir, "realtime-key"), "utf8")).trim();
    const { options } = await tokenOf(ada);
    const other = new Rest({ key, clientId: "somebody", ...(options as ClientOptions), fallbackHosts: [] });
    await publish(other.channels.get(userChannel(ada.user.id)), { content: "say:fake" });
    await until(() => named(heard, "message").length > 0);
    await ada.call("POST", "/api/chat", { message: "say:real" });
    await until(() => named(heard, "message_response").length > 0);
    expect(named(heard, "message_accepted")).toHaveLength(1);
  });
});

describe("a reply", () => {
  it("reaches every open tab of its user and nobody else", async () => {
    const bob = await signUp(server, "Bob");
    const [one, two, other] = [await tab(ada), await tab(ada), await tab(bob)];
    await ada.call("POST", "/api/chat", { message: "say:to all" });
    await until(() => named(one.heard, "message_response").length + named(two.heard, "message_response").length === 2);
    expect(other.heard).toEqual([]);
  });

  it("is cut and marked when it's too long for one realtime message, but stored completely", async () => {
    const { heard } = await tab(ada);
    await ada.call("POST", "/api/chat", { message: "flood" });
    await until(() => named(heard, "error").length > 0);
    const { body } = await ada.call<SendAccepted>("POST", "/api/chat", {
      message: `say:${"y".repeat(30_000)}|say:${"z".repeat(1)}`,
    });
    expect(body.conversationId).toEqual(expect.any(String));
    const long = await ada.call<{ message: string }>("POST", "/api/chat", { message: `say:${'"'.repeat(31_000)}` });
    const final = await until(() => named(heard, "message_response").find(({ data }) => data.message.startsWith('"')));
    expect(long.body.message).toHaveLength(31_000);
    expect(final.data.metadata.truncated).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(final.data.message))).toBeLessThanOrEqual(48 * 1_024 + 2);
  });

  it("announces that it was stopped, with its text; renaming and deleting are announced too", async () => {
    const { heard } = await tab(ada);
    const { body } = await ada.call<SendAccepted>("POST", "/api/chat", { message: "say:half|wait:never", wait: false });
    await until(() => named(heard, "message_chunk").length > 0);
    await ada.call("POST", `/api/chat/turns/${body.turnId}/stop`);
    const final = await until(() => named(heard, "message_response")[0]);
    expect(final.data).toMatchObject({ status: "stopped", message: "half" });
    await ada.call("PUT", `/api/chat/history/${body.conversationId}/title`, { title: "New title" });
    await ada.call("DELETE", `/api/chat/history/${body.conversationId}`);
    const changes = await until(
      () => named(heard, "conversation_changed").length === 2 && named(heard, "conversation_changed"),
    );
    expect(changes.map(({ data }) => data)).toMatchObject([
      { change: "renamed", title: "New title" },
      { change: "deleted" },
    ]);
  });
});
