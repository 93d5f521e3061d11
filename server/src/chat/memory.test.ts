import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DEFAULT_SETTINGS, type Memories, type TemporaryPiece } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { detail, send, textOf } from "./testing/chat-calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
}, 120_000);
afterAll(() => server.close());

/** The reply to a message, which begins a conversation unless it follows one. */
async function say(user: TestUser, message: string, conversation_id?: string) {
  const { body } = await send(user, { message, ...(conversation_id === undefined ? {} : { conversation_id }) });
  const { messages } = (await detail(user, body.conversationId)).body;
  return { id: body.conversationId, text: textOf(messages.at(-1)) };
}
const texts = async (user: TestUser) =>
  (await user.call<Memories>("GET", "/api/memories")).body.memories.map(({ text }) => text);

describe("what one person has the assistant remember", () => {
  it("is told in another conversation, to nobody else, and forgotten after a yes", async () => {
    const [ada, grace] = [await signUp(server), await signUp(server)];
    await say(ada, "Remember that my door code is 1234");
    expect(await texts(ada)).toEqual(["my door code is 1234"]);
    expect((await say(ada, "What do you remember about me?")).text).toContain("my door code is 1234");
    for (const text of ["What do you remember about me?", "Forget everything", "Forget that my door code is 1234"])
      expect((await say(grace, text)).text).not.toContain("1234");
    const { id } = await say(ada, "Forget that my door code is 1234");
    expect(await texts(ada)).toHaveLength(1);
    await say(ada, "yes", id);
    expect(await texts(ada)).toEqual([]);
  });

  it("can't be forgotten by another person's yes, with the same ids", async () => {
    const [ada, grace] = [await signUp(server), await signUp(server)];
    await say(ada, "Remember that I like tea");
    const { id } = await say(ada, "Forget everything");
    await say(grace, "Remember that I like tea");
    await send(grace, { message: "yes", conversation_id: id });
    await say(grace, "yes");
    expect([await texts(ada), await texts(grace)]).toEqual([["I like tea"], ["I like tea"]]);
  });

  it("is neither kept nor told once memory is off", async () => {
    const ada = await signUp(server);
    await say(ada, "Remember that I like tea");
    await ada.call("PUT", "/api/preferences", {
      ...DEFAULT_SETTINGS,
      chat: { ...DEFAULT_SETTINGS.chat, memory: false },
    });
    expect((await say(ada, "Remember that I like coffee")).text).toContain("Memory is off");
    expect((await say(ada, "What do you remember?")).text).not.toContain("tea");
    expect(await texts(ada)).toEqual(["I like tea"]);
  });

  it("is neither kept nor told in a temporary chat", async () => {
    const ada = await signUp(server);
    await say(ada, "Remember that I like tea");
    for (const message of ["Remember that I like coffee", "What do you remember?"]) {
      const answer = await fetch(`${server.url}/api/chat/temporary`, {
        method: "POST",
        headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
        body: JSON.stringify({ message, message_id: randomUUID(), history: [] }),
      });
      const said = ((await answer.json()) as TemporaryPiece[]).map(({ text = "" }) => text).join("");
      expect(said).toContain("This is a temporary chat");
      expect(said).not.toContain("tea");
    }
    expect(await texts(ada)).toEqual(["I like tea"]);
  });
});
