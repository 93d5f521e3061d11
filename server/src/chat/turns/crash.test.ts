import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ConversationDetail, SendAccepted, Session } from "@atrium/shared-contracts/wire";
import {
  beginStream,
  finishChunk,
  type Script,
  startScriptedEndpoint,
  textChunk,
} from "../../assistant/testing/scripted-endpoint.ts";
import { createServerProcess, type ServerProcess } from "../../testing/server-process.ts";
import { until } from "../../testing/until.ts";
import { MAX_TRIES } from "./lease-store.ts";

const BACKLOG = 80;
const KILLS = 10;
const LIMIT_MS = 400_000;

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
let server: ServerProcess;
let script: Script;
let token: string;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint((response, call, number) => script(response, call, number));
  server = await createServerProcess({
    limitMs: LIMIT_MS,
    env: { OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_API_KEY: "k", ATRIUM_MODEL: "m" },
  });
  await server.start();
  const account = { email: `${randomUUID()}@example.com`, password: `horse ${randomUUID()}`, name: "Ada" };
  token = (await server.call<Session>("POST", "/api/auth/register", undefined, account)).token;
}, LIMIT_MS);
afterAll(async () => {
  await server.remove();
  await endpoint.close();
}, LIMIT_MS);

const answers: Script = (response) => {
  beginStream(response);
  response.end(textChunk("Hello") + finishChunk());
};
const keepsSilent: Script = () => {};
const asked = (call: Parameters<Script>[1]) => JSON.stringify(call.body.messages?.at(-1)?.content ?? "");

const send = (message: string) =>
  server.call<SendAccepted>("POST", "/api/chat", token, { message, message_id: randomUUID(), wait: false });
/** How the reply ended, once no turn is running or queued. */
const endOf = (conversationId: string) =>
  until(async () => {
    const path = `/api/chat/history?conversation_id=${conversationId}`;
    const { turn, messages } = await server.call<ConversationDetail>("GET", path, token);
    const reply = messages.at(-1);
    return turn === undefined && (reply?.failure?.code ?? reply?.status);
  }, LIMIT_MS);

describe("a server that crashes", () => {
  it(
    `${KILLS} times in a row loses nothing of a backlog`,
    async () => {
      script = keepsSilent;
      const sent: string[] = [];
      for (let count = 0; count < BACKLOG; count += 1) sent.push((await send(`Message ${count}`)).conversationId);
      for (let kills = 0; kills < KILLS; kills += 1) {
        await server.kill();
        const before = endpoint.calls.length;
        if (kills === KILLS - 1) script = answers;
        await server.start();
        // Some turns have reached the model by now.
        await until(() => endpoint.calls.length > before);
      }
      for (const id of sent) expect(await endOf(id)).toBe("complete");
    },
    LIMIT_MS,
  );

  it(
    "over one message, before its first word, fails that one after a few tries and answers the others",
    async () => {
      let crashes = 0;
      script = (response, call, number) => {
        if (!asked(call).includes("poison")) return void setTimeout(() => answers(response, call, number), 100);
        crashes += 1;
        void server.kill().then(server.start);
      };
      const others: string[] = [];
      for (let count = 0; count < 10; count += 1) others.push((await send(`Before ${count}`)).conversationId);
      const poison = await send("poison");
      for (let count = 0; count < 10; count += 1) others.push((await send(`After ${count}`)).conversationId);
      expect(await endOf(poison.conversationId)).toBe("turn_lost");
      expect(crashes).toBe(MAX_TRIES);
      for (const id of others) expect(await endOf(id)).toBe("complete");
    },
    LIMIT_MS,
  );
});
