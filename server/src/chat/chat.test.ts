import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { type ErrorBody, IMPORT_MAX_LENGTH, type TurnResponse } from "@atrium/shared-contracts/wire";
import { eq } from "drizzle-orm";
import type { TestServer, TestUser } from "../testing/index.ts";
import { until } from "../testing/until.ts";
import { messages } from "./storage/tables.ts";
import { longText } from "./testing/scripted-assistant.ts";
import { detail, ended, send, textOf } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const scripted = withChatServer((started) => ({ server, ada, bob } = started));

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

  it("titles and previews a conversation in one line, without characters that reorder or hide text", async () => {
    const { body } = await send(ada, { message: "say:A\u2067\u0001 B\u202e|say:\n\n\u001b C" });
    const { body: conversation } = await detail(ada, body.conversationId);
    expect(conversation.conversations[0]).toMatchObject({ title: "say:A B|say: C", preview: "A B C" });
    expect(textOf(conversation.messages[0])).toContain("\n\n\u001b");
  });

  it("stores and answers a message once when it arrives twenty times at once, and gives every call the same answer", async () => {
    const message = { message: "say:once", message_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, message)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.reply.id)).size).toBe(1);
    const { body } = await detail(ada, answers[0]?.body.conversationId ?? "");
    expect(body.messages).toHaveLength(2);
    expect(scripted.requests.filter(({ turnId }) => turnId === answers[0]?.body.turnId)).toHaveLength(1);
  });

  it.each(["pending", "temp-1732148000000", undefined])(
    "starts a new conversation for the id %s, and reuses it for a retry",
    async (id) => {
      const message = { message: "say:new", message_id: randomUUID(), conversation_id: id };
      const first = await send(ada, message);
      const second = await send(ada, { ...message, conversation_id: "temp-2" });
      expect(first.status).toBe(200);
      expect(second.body).toEqual(first.body);
    },
  );

  it("answers 202 right away without waiting, and attaches to the same turn when asked again", async () => {
    const message = { message: "say:part|wait:a|say: done", message_id: randomUUID() };
    const first = await send(ada, { ...message, wait: false });
    expect([first.status, first.body.status]).toEqual([202, "processing"]);
    scripted.open("a");
    const second = await send(ada, message);
    expect([second.status, second.body.message, second.body.turnId]).toEqual([200, "part done", first.body.turnId]);
  });

  it("answers 409 to a different message under the same id, and changes nothing", async () => {
    const first = await send(ada, { message: "say:one", message_id: "same-id-1" });
    expect((await send(ada, { message: "say:two", message_id: "same-id-1" })).body.code).toBe("message_id_reused");
    expect((await send(ada, { message: "say:two", message_id: "same-id-1" })).status).toBe(409);
    expect((await detail(ada, first.body.conversationId)).body.messages).toHaveLength(2);
  });

  it("answers 409 to the same message for another conversation, and a repeat may name the conversation that it began", async () => {
    const message = { message: "say:one", message_id: randomUUID() };
    const first = await send(ada, message);
    const { conversationId } = first.body;
    const other = await send(ada, { message: "say:other" });
    const elsewhere = await send(ada, { ...message, conversation_id: other.body.conversationId });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, "message_id_reused"]);
    for (const conversation_id of [conversationId, conversationId.toUpperCase(), "temp-3"])
      expect((await send(ada, { ...message, conversation_id })).body).toEqual(first.body);
    const second = { message: "say:two", message_id: randomUUID() };
    await send(ada, { ...second, conversation_id: conversationId });
    const begun = await send(ada, { ...second, conversation_id: "temp-3" });
    expect([begun.status, begun.body.code]).toEqual([409, "message_id_reused"]);
    expect((await detail(ada, conversationId)).body.messages).toHaveLength(4);
    expect((await detail(ada, other.body.conversationId)).body.messages).toHaveLength(2);
  });

  it("treats the same id from another user as a separate message", async () => {
    const message = { message: "say:mine", message_id: randomUUID() };
    const [a, b] = await Promise.all([send(ada, message), send(bob, message)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body.conversationId).not.toBe(b.body.conversationId);
  });

  it("runs the turns of a conversation in order, one at a time, without holding up other conversations", async () => {
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

  it("gives the assistant the history of this conversation only", async () => {
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
  it("shows its progress when the conversation is loaded", async () => {
    const { body } = await send(ada, { message: "say:so far|wait:snapshot|say:, and on", wait: false });
    const turn = await until(async () => {
      const { body: now } = await detail(ada, body.conversationId);
      return now.turn?.partial === "so far" && now.turn;
    });
    expect(turn).toMatchObject({ turnId: body.turnId, state: "running", attempt: 1, seq: 1 });
    scripted.open("snapshot");
    expect(textOf((await ended(ada, body.conversationId)).messages[1])).toBe("so far, and on");
  });

  it("can be stopped: the text written so far stays and is marked", async () => {
    const { body } = await send(ada, { message: "say:half|wait:never", wait: false });
    await until(async () => (await detail(ada, body.conversationId)).body.turn?.partial === "half");
    const stopped = await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/stop`);
    expect(stopped.body.turn).toMatchObject({ state: "cancelled", partial: "half" });
    expect((await detail(ada, body.conversationId)).body.messages[1]).toMatchObject({ status: "stopped" });
  });

  it("can be stopped while it's still queued", async () => {
    const first = await send(ada, { message: "say:one|wait:hold", wait: false });
    const second = await send(ada, { message: "say:two", conversation_id: first.body.conversationId, wait: false });
    const stopped = await ada.call<TurnResponse>("POST", `/api/chat/turns/${second.body.turnId}/stop`);
    expect(stopped.body.turn.state).toBe("cancelled");
    scripted.open("hold");
    const { messages } = await ended(ada, first.body.conversationId);
    expect(messages.map(({ status }) => status).sort()).toEqual(["complete", "complete", "complete", "stopped"]);
  });

  it("keeps its text when it fails, says that it failed, and can be retried", async () => {
    const { body } = await send(ada, { message: "say:half|fail" });
    expect([textOf(body.reply), body.reply.status]).toEqual(["half", "failed"]);
    const retried = await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/retry`);
    expect(retried.body.turn.state).toBe("queued");
    const { messages, conversations } = await ended(ada, body.conversationId);
    expect(messages).toHaveLength(2);
    expect(conversations[0]?.messageCount).toBe(2);
    expect(messages[1]?.id).toBe(body.reply.id);
  });

  it("says why it failed: in the answer, when asked again, and in the history", async () => {
    const message = { message: "say:half|fail", message_id: randomUUID() };
    const failed = await send(ada, message);
    expect(failed.status).toBe(502);
    const { conversationId, turnId } = failed.body;
    expect(failed.body).toMatchObject({
      code: "model_interrupted",
      message: "The reply was interrupted. Please try again.",
      turn: { turnId, conversationId, state: "failed", failure: { code: "model_interrupted" } },
      reply: { replyTo: turnId, status: "failed", failure: { code: "model_interrupted" } },
    });
    const { requestId: _, ...answer } = failed.body;
    expect((await send(ada, message)).body).toMatchObject(answer);
    expect(await send(ada, { ...message, wait: false })).toMatchObject({
      status: 202,
      body: { conversationId, turnId, turn: { state: "failed", failure: { code: "model_interrupted" } } },
    });
    expect((await detail(ada, conversationId)).body.messages[1]).toEqual(failed.body.reply);
  });

  it("isn't an answer when it was stopped before its first word or wrote nothing", async () => {
    const message = { message: "wait:never", message_id: randomUUID() };
    const { body } = await send(ada, { ...message, wait: false });
    await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/stop`);
    const stopped = await send(ada, message);
    expect([stopped.status, stopped.body.code, stopped.body.turn.state]).toEqual([409, "turn_stopped", "cancelled"]);
    for (const nothing of [" ", "\u200b\u2060"]) {
      const empty = await send(ada, { message: `say:${nothing}` });
      expect([empty.status, empty.body.code]).toEqual([502, "reply_empty"]);
    }
  });

  it("that was stopped keeps its text and rating when it's retried, beside the other one", async () => {
    const { body } = await send(ada, { message: "say:half|wait:kept|say:whole", wait: false });
    await until(async () => (await detail(ada, body.conversationId)).body.turn?.partial === "half");
    await ada.call("POST", `/api/chat/turns/${body.turnId}/stop`);
    const stopped = (await ended(ada, body.conversationId)).messages[1];
    await ada.call("PUT", `/api/chat/messages/${stopped?.id}/rating`, { rating: "bad" });
    scripted.open("kept");
    const retried = await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/retry`);
    expect([retried.status, retried.body.turn.partial]).toEqual([200, ""]);
    const now = await ended(ada, body.conversationId);
    expect(now.messages.map(textOf).slice(1)).toEqual(["halfwhole"]);
    expect(now.messages[1]?.versions).toMatchObject({ previous: stopped?.id, newest: now.messages[1]?.id });
    expect(now.conversations[0]?.messageCount).toBe(2);
    await ada.call("POST", `/api/chat/messages/${stopped?.id}/show`);
    const kept = (await detail(ada, body.conversationId)).body.messages[1];
    expect(kept).toMatchObject({ id: stopped?.id, status: "stopped", rating: "bad" });
    expect(textOf(kept)).toBe("half");
  });

  it("that was stopped before its first word is replaced when it's retried", async () => {
    const { body } = await send(ada, { message: "wait:first word|say:whole", wait: false });
    await ada.call("POST", `/api/chat/turns/${body.turnId}/stop`);
    const stopped = (await ended(ada, body.conversationId)).messages[1];
    scripted.open("first word");
    await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/retry`);
    const { messages } = await ended(ada, body.conversationId);
    expect(messages.slice(1).map(({ id, status }) => [id, status])).toEqual([[stopped?.id, "complete"]]);
  });

  it("can't be retried once it's complete", async () => {
    const { body } = await send(ada, { message: "say:whole" });
    const retried = await ada.call<ErrorBody>("POST", `/api/chat/turns/${body.turnId}/retry`);
    expect([retried.status, retried.body.code]).toEqual([409, "turn_complete"]);
  });

  it("fails visibly on an internal error, without exposing any of it", async () => {
    const { status, body } = await send(ada, { message: "throw" });
    expect([status, body.code, body.reply.status]).toEqual([500, "assistant_failed", "failed"]);
    expect(JSON.stringify(body)).not.toContain("broke");
  });

  it("leaves out text that the database can't store, both while streaming and in the final message", async () => {
    const { status, body } = await send(ada, { message: "odd" });
    expect([status, body.message]).toEqual([200, "a😀b\uFFFDc"]);
    expect(body.reply.cards).toEqual([{ kind: "calendar.event", data: { title: "x\uFFFD" } }]);
    const halves = await send(ada, { message: "pieces" });
    expect([halves.status, halves.body.message]).toEqual([200, "😀!"]);
  });

  it("ends with what its cards say, once it's complete, for clients without cards", async () => {
    const { body } = await send(ada, { message: "say:Two teas:|found:Sencha|found:Assam" });
    expect(body.message).toBe("Two teas\n\n- **Sencha**\n- **Assam**");
    expect(body.reply.cards).toMatchObject([{ says: "**Sencha**" }, { says: "**Assam**" }]);
    const failed = await send(ada, { message: "say:Two teas:|found:Sencha|fail" });
    expect(textOf(failed.body.reply)).toBe("Two teas");
  });

  it("is kept whole with 100,000 characters, and can be read while it's written", async () => {
    const whole = longText(100_000);
    const { body: begun } = await send(ada, { message: "long:100000|wait:end", wait: false });
    const written = await until(async () => {
      const { turn } = (await detail(ada, begun.conversationId)).body;
      return turn !== undefined && turn.partial.length >= 90_000 && turn.partial;
    });
    expect(whole.startsWith(written)).toBe(true);
    scripted.open("end");
    const [, reply] = (await ended(ada, begun.conversationId)).messages;
    expect([textOf(reply) === whole, reply?.status]).toEqual([true, "complete"]);
  });

  it("is cut off at the operator's limit when it goes on, says so, and can be continued", async () => {
    const { body, status } = await send(ada, { message: "flood" });
    expect([status, body.code]).toEqual([422, "reply_too_long"]);
    expect([textOf(body.reply)?.length, body.reply.status]).toEqual([500_000, "failed"]);
    const go = async (length: number) => {
      const path = `/api/chat/turns/${body.turnId}/continue` as const;
      await ada.call<TurnResponse>("POST", path, { reply: body.reply.id, length });
      const [, reply] = (await ended(ada, body.conversationId)).messages;
      return [textOf(reply)?.length, reply?.status, reply?.failure?.code];
    };
    expect(await go(500_000)).toEqual([1_000_000, "failed", "reply_too_long"]);
    expect(await go(1_000_000)).toEqual([1_024_000, "complete", undefined]);
  });

  it("can be continued up to the length that an import takes, and no further", async () => {
    const { body } = await send(ada, { message: `long:${IMPORT_MAX_LENGTH + 1_000}` });
    const { db } = server.database;
    const nearly = IMPORT_MAX_LENGTH - 100;
    await db
      .update(messages)
      .set({ text: longText(nearly) })
      .where(eq(messages.id, body.reply.id));
    const go = (length: number) =>
      ada.call<ErrorBody>("POST", `/api/chat/turns/${body.turnId}/continue`, { reply: body.reply.id, length });
    expect((await go(nearly)).status).toBe(200);
    const [, reply] = (await ended(ada, body.conversationId)).messages;
    expect([reply?.status, reply?.failure?.code]).toEqual(["failed", "reply_too_long"]);
    const { length } = textOf(reply) ?? "";
    expect(IMPORT_MAX_LENGTH - length).toBeLessThan(2);
    const again = await go(length);
    expect([again.status, again.body.code]).toEqual([422, "reply_too_long"]);
  });

  it("is cancelled when its conversation is deleted", async () => {
    const { body } = await send(ada, { message: "say:half|wait:never", wait: false });
    await until(async () => (await detail(ada, body.conversationId)).body.turn?.state === "running");
    expect((await ada.call("DELETE", `/api/chat/history/${body.conversationId}`)).status).toBe(200);
    expect((await detail(ada, body.conversationId)).status).toBe(404);
    expect((await ada.call("POST", `/api/chat/turns/${body.turnId}/stop`)).status).toBe(404);
  });
});
