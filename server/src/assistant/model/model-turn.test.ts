import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { SendAccepted, SendFailed, SendResponse, TurnResponse } from "@atrium/shared-contracts/wire";
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
  server = await startTestServer({ env });
  ada = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const send = (message: string) => ada.call<SendResponse & SendAccepted & SendFailed>("POST", "/api/chat", { message });

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
});
