import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type { ConversationListItem, ErrorBody } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer, type TestUser } from "../testing/index.ts";
import { tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { detail, ended, send } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let ada: TestUser;
let bob: TestUser;
const scripted = withChatServer((started) => ({ ada, bob } = started));

const configure = (user: TestUser, id: string, settings: unknown) =>
  user.call<ErrorBody>("PUT", `/api/chat/history/${id}/settings`, settings);
/** What the assistant was last asked with. */
const asked = () => {
  const request = scripted.requests.at(-1);
  return request && { ...request.settings, instructions: request.instructions };
};
const OWN = { model: "big-model", temperature: 0.1, instructions: "Answer in rhymes" };

describe("a conversation's settings", () => {
  it("take the place of the person's, each of them alone, from the next reply on, regenerated ones included", async () => {
    const { body } = await send(ada, { message: "say:one" });
    const mine = asked();
    expect(mine).toMatchObject({ temperature: 0.7, instructions: null });
    expect((await configure(ada, body.conversationId, OWN)).status).toBe(200);
    await send(ada, { message: "say:two", conversation_id: body.conversationId });
    expect(asked()).toEqual({ ...mine, ...OWN });
    expect((await detail(ada, body.conversationId)).body.settings).toEqual(OWN);

    await configure(ada, body.conversationId, { temperature: 0 });
    await ada.call("POST", `/api/chat/turns/${body.turnId}/regenerate`, { newest: body.reply.id });
    await ended(ada, body.conversationId);
    expect(asked()).toEqual({ ...mine, temperature: 0 });

    await configure(ada, body.conversationId, {});
    await send(ada, { message: "say:three", conversation_id: body.conversationId });
    expect(asked()).toEqual(mine);
    expect((await detail(ada, body.conversationId)).body.settings).toBeUndefined();
    await send(ada, { message: "say:elsewhere" });
    expect(asked()).toEqual(mine);
  });

  it("come with the message that starts it, however often it's sent, and only with that one", async () => {
    const first = { message: "say:one", message_id: randomUUID(), settings: OWN };
    const { body } = await send(ada, first);
    await send(ada, first);
    expect(asked()).toMatchObject(OWN);
    await send(ada, { message: "say:two", conversation_id: body.conversationId, settings: { temperature: 2 } });
    expect(asked()).toMatchObject(OWN);
    expect((await send(ada, { message: "say:x", settings: { temperature: 3 } })).status).toBe(400);
  });

  it("that begin with a model that isn't offered are stored without it, as no answer would come from it", async () => {
    const model = {
      apiKey: "k",
      baseUrl: "http://127.0.0.1:1",
      name: "house-model",
      models: ["big-model"],
      maxTokens: 8_000,
      contextTokens: 32_000,
    };
    const other = await startTestServer({ config: { model }, assistant: scripted.assistant });
    const user = await signUp(other);
    const begin = async (settings: unknown) =>
      (await detail(user, (await send(user, { message: "say:one", settings })).body.conversationId)).body.settings;
    expect(await begin(OWN)).toEqual(OWN);
    const { model: _, ...others } = OWN;
    expect(await begin({ ...OWN, model: "old-model" })).toEqual(others);
    expect(asked()).toMatchObject({ model: "gpt-4", ...others });
    expect(await begin({ model: "old-model" })).toBeUndefined();
    await other.close();
  });

  it("are copied with it", async () => {
    const { body } = await send(ada, { message: "say:one", settings: OWN });
    const copy = await ada.call<{ conversation: ConversationListItem }>(
      "POST",
      `/api/chat/history/${body.conversationId}/duplicate`,
      { request_id: randomUUID(), title: "Copy" },
    );
    expect((await detail(ada, copy.body.conversation.id)).body.settings).toEqual(OWN);
  });

  it("are told to the person's other tabs", async () => {
    const { body } = await send(ada, { message: "say:one" });
    const other = await tab(ada);
    await configure(ada, body.conversationId, OWN);
    await until(() =>
      other.heard.some(
        ({ name, data }) => name === "conversation_changed" && data.conversationId === body.conversationId,
      ),
    );
  });

  it("are bounded like the person's own, and belong to the person alone", async () => {
    const { body } = await send(ada, { message: "say:one" });
    const id = body.conversationId;
    const wrong = [
      { temperature: 2.1 },
      { temperature: "1" },
      { model: "no model" },
      { instructions: "" },
      { instructions: "x".repeat(4001) },
      { maxTokens: 5 },
    ];
    for (const settings of wrong)
      expect([settings, (await configure(ada, id, settings)).status]).toEqual([settings, 400]);
    expect((await configure(ada, id, { instructions: "🙂".repeat(4000) })).status).toBe(200);
    expect(await configure(bob, id, OWN)).toMatchObject({ status: 404, body: { code: "conversation_not_found" } });
    expect(await configure(ada, randomUUID(), OWN)).toMatchObject({
      status: 404,
      body: { code: "conversation_not_found" },
    });
  });

  it("aren't in lists", async () => {
    const { body } = await send(ada, { message: "say:one", settings: OWN });
    const list = await ada.call<{ conversations: Record<string, unknown>[] }>("GET", "/api/chat/history");
    expect(list.body.conversations.find(({ id }) => id === body.conversationId)).toBeDefined();
    expect(JSON.stringify(list.body)).not.toContain("rhymes");
  });
});
