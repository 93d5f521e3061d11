import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { SendAccepted, SendFailed, SendResponse, TurnResponse } from "@atrium/shared-contracts/wire";
import { mediaClient } from "../../media/testing/media-client.ts";
import { filesPort } from "../domain-ports.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import {
  beginStream,
  finishChunk,
  type Script,
  startScriptedEndpoint,
  textChunk,
} from "../testing/scripted-endpoint.ts";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
let server: TestServer;
let ada: TestUser;
let script: Script;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint((response, call, number) => script(response, call, number));
  const env = { OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_API_KEY: "k", ATRIUM_MODEL: "small-model" };
  server = await startTestServer({ env, listen: true });
  ada = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const send = (message: string, more: { media_ids?: string[]; conversation_id?: string } = {}) =>
  ada.call<SendResponse & SendAccepted & SendFailed>("POST", "/api/chat", { message, ...more });
const { upload } = mediaClient(() => server);

describe("a server with a model", () => {
  it("replies with the model's text", async () => {
    script = (response) => {
      beginStream(response);
      response.end(textChunk("Bonjour, ") + textChunk("Ada!") + finishChunk());
    };
    expect((await send("Say hello in French")).body.message).toBe("Bonjour, Ada!");
    expect(endpoint.calls.at(-1)?.body.model).toBe("small-model");
  });

  it("keeps and marks half a reply, and gives the whole one when it's retried", async () => {
    script = (response) => {
      beginStream(response);
      response.write(textChunk("Half a"), () => setImmediate(() => response.destroy()));
    };
    const { body } = await send("Tell me something");
    expect(body).toMatchObject({
      code: "model_interrupted",
      reply: { status: "failed", content: [{ text: "Half a" }] },
    });
    script = (response) => {
      beginStream(response);
      response.end(textChunk("Half a story is a whole one.") + finishChunk());
    };
    await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/retry`);
    const again = await server.services.chat.waitForTurn(ada.user.id, body.turnId);
    expect(again).toMatchObject({ turn: { state: "done" }, reply: { text: "Half a story is a whole one." } });
  });

  it("answers 202 while a slow model replies, and closes the connection to it when the reply is stopped", async () => {
    script = (response) => {
      beginStream(response);
      response.write(textChunk("Well"));
    };
    const { status, body } = await send("Think hard");
    expect(status).toBe(202);
    expect(body.turn).toMatchObject({ state: "running", partial: "Well" });
    const stopped = await ada.call<TurnResponse>("POST", `/api/chat/turns/${body.turnId}/stop`);
    expect(stopped.body.turn).toMatchObject({ state: "cancelled", partial: "Well" });
    await endpoint.calls.at(-1)?.closed;
  });

  it("gives the model the files of a message and of those before it, also once one has no content anymore", async () => {
    script = (response) => {
      beginStream(response);
      response.end(textChunk("I see.") + finishChunk());
    };
    const sent = () =>
      endpoint.calls
        .at(-1)
        ?.body.messages?.slice(1)
        .map(({ content }) => String(content)) ?? [];
    const { media } = (await upload(ada, Buffer.from("The cat is called Mo"), "cat.txt")).body;
    const { body } = await send("Read this", { media_ids: [media.id] });
    expect(body.message).toBe("I see.");
    expect(sent()).toEqual([expect.stringMatching(/^Read this\n\n\[[^]*\nThe cat is called Mo\n\[/u)]);
    const conversation_id = body.conversationId;
    await send("What is it called?", { conversation_id });
    expect(sent()[0]).toContain("The cat is called Mo");
    const path = join(server.config.dataDir, "media", "kept", media.id.slice(0, 2), media.id);
    await rm(path);
    expect((await send("And now?", { conversation_id })).body.message).toBe("I see.");
    expect(sent()[0]).toContain("was deleted");
  });

  it("never reads another user's file for the model", async () => {
    const bob = await signUp(server);
    const { media } = (await upload(bob, Buffer.from("Bob's secret"), "bob.txt")).body;
    const files = filesPort(server.services.media);
    expect(await files.readFile(ada.user.id, media.id)).toBeNull();
    expect(String(await files.readFile(bob.user.id, media.id))).toBe("Bob's secret");
  });
});
