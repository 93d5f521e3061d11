import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { send } from "../testing/chat-calls.ts";
import { createScriptedAssistant } from "../testing/scripted-assistant.ts";

const scripted = createScriptedAssistant();
let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant });
  ada = await signUp(server);
});
afterAll(() => server.close());

it("shortens a long reply for the assistant without dropping anything else", async () => {
  const first = await send(ada, { message: "say:My cat is called Mo" });
  const conversation_id = first.body.conversationId;
  const long = `begin${"x".repeat(30_000)}end`;
  await send(ada, { message: `say:${long}`, conversation_id });
  const last = `say:${randomUUID()}`;
  await send(ada, { message: last, conversation_id });
  const request = scripted.requests.at(-1);
  expect(request?.text).toBe(last);
  const texts = request?.history.map(({ text }) => text) ?? [];
  expect(texts.slice(0, 2)).toEqual(["say:My cat is called Mo", "My cat is called Mo"]);
  expect(texts).toHaveLength(4);
  expect(texts[3]).toMatch(/^beginx+\n\[…\]\nx+end$/);
  expect(texts[3]?.length).toBeLessThanOrEqual(24_010);
});

it("tells the assistant what the suggestion asks for that the message says", async () => {
  const act = { suggests: "weather", place: "Lisbon" };
  await send(ada, { message: "say:How's the weather in Lisbon?", act });
  expect(scripted.requests.at(-1)).toMatchObject({ suggested: act, act: null });
});

it("refuses a suggestion that's none", async () => {
  const { status } = await send(ada, { message: "say:Hi", act: { suggests: "everything" } });
  expect(status).toBe(400);
});
