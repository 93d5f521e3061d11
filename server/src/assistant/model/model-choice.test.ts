import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { DEFAULT_SETTINGS, type ModelOptions, type Settings } from "@atrium/shared-contracts/wire";
import { createLog } from "../../log/log.ts";
import { preferences } from "../../preferences/tables.ts";
import { signUp, startTestServer, type TestServer } from "../../testing/index.ts";
import type { Assistant } from "../reply/reply.ts";
import { createModelChoice } from "./model-choice.ts";

let server: TestServer | undefined;
let endpoint: Server | undefined;
afterEach(async () => {
  await server?.close();
  endpoint?.closeAllConnections();
  endpoint?.close();
  [server, endpoint] = [undefined, undefined];
});

/** An endpoint whose GET /models returns this until the test changes it. */
async function listing(status: number, body: unknown) {
  let asked = 0;
  const listener = createServer((_, response) => {
    asked += 1;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  endpoint = listener;
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/v1`;
  const answer = (newStatus: number, newBody: unknown) => {
    [status, body] = [newStatus, newBody];
  };
  return { baseUrl, asked: () => asked, answer };
}

const model = {
  apiKey: "k",
  baseUrl: "http://127.0.0.1:1",
  name: "house-model",
  models: [],
  maxTokens: 8_000,
  contextTokens: 32_000,
};
const withModel = (name: string): Settings => ({
  ...DEFAULT_SETTINGS,
  chat: { ...DEFAULT_SETTINGS.chat, model: name },
});

describe("the model that answers a person", () => {
  it("is one the operator offers; the specification's default means the operator's own", async () => {
    server = await startTestServer({ config: { model: { ...model, models: ["big-model"] } } });
    const ada = await signUp(server);
    const save = (name: string) => ada.call<Settings>("PUT", "/api/preferences", withModel(name));
    for (const name of ["gpt-4", "house-model", "big-model"]) expect((await save(name)).status).toBe(200);
    expect(await save("o9-ultra")).toMatchObject({
      status: 400,
      body: { code: "model_not_allowed", issues: [{ path: "chat.model" }] },
    });
    expect((await ada.call<Settings>("GET", "/api/preferences")).body.chat.model).toBe("big-model");
    expect((await ada.call<ModelOptions>("GET", "/api/assistant/models")).body).toEqual({
      models: [
        { value: "gpt-4", name: "house-model" },
        { value: "big-model", name: "big-model" },
      ],
      maxTokens: 8_000,
    });
  });

  it("is the operator's when theirs is no longer offered; changing other settings keeps their choice stored", async () => {
    const asked: string[] = [];
    const assistant: Assistant = {
      recall: async () => [],
      async *reply({ settings }) {
        asked.push(settings.model);
        yield { type: "text", text: "Yes." };
      },
      title: async () => null,
    };
    server = await startTestServer({ config: { model: { ...model, models: ["big-model"] } }, assistant });
    const ada = await signUp(server);
    await server.database.db.insert(preferences).values({ userId: ada.user.id, settings: withModel("old-model") });
    const { body } = await ada.call<Settings>("GET", "/api/preferences");
    const dark = { ...withModel("old-model"), theme: "dark" };
    expect(await ada.call("PUT", "/api/preferences", { ...body, theme: "dark" })).toMatchObject({
      status: 200,
      body: dark,
    });
    expect((await ada.call("GET", "/api/preferences")).body).toEqual(dark);
    await ada.call("POST", "/api/chat", { message: "Hello" });
    await ada.call("PUT", "/api/preferences", withModel("big-model"));
    await ada.call("POST", "/api/chat", { message: "Hello again" });
    expect(asked).toEqual(["gpt-4", "big-model"]);
  });

  it("is any model the endpoint lists when the operator offers all of them; the list is refreshed now and then", async () => {
    const { baseUrl, asked } = await listing(200, { data: [{ id: "a" }, { id: "vendor/b" }, { id: "../x" }] });
    let time = 0;
    const config = { ...model, baseUrl, models: "*" as const };
    const choice = createModelChoice({ config, log: createLog("silent"), now: () => time });
    const names = async () => (await choice.options()).models.map(({ name }) => name);
    expect(await names()).toEqual(["house-model", "a", "vendor/b"]);
    expect([await choice.allows("a"), await choice.allows("../x"), await choice.allows("c")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(asked()).toBe(1);
    time += 10 * 60_000;
    await choice.allows("a");
    expect(asked()).toBe(2);
  });

  it("is the operator's until the endpoint has listed its models, and any choice can be stored until then", async () => {
    const { baseUrl, asked, answer } = await listing(500, { message: "no" });
    let time = 0;
    const config = { ...model, baseUrl, models: "*" as const };
    const choice = createModelChoice({ config, log: createLog("silent"), now: () => time });
    expect([await choice.allows("a"), await choice.answering("a")]).toEqual([true, "gpt-4"]);
    expect((await choice.options()).models).toEqual([{ value: "gpt-4", name: "house-model" }]);
    expect(asked()).toBe(1);
    time += 30_000;
    answer(200, { data: [{ id: "a" }] });
    expect([await choice.answering("a"), await choice.answering("c"), await choice.allows("c")]).toEqual([
      "a",
      "gpt-4",
      false,
    ]);
    expect(asked()).toBe(2);
  });

  it("is any from the last list while the endpoint doesn't give a newer one", async () => {
    const { baseUrl, asked, answer } = await listing(200, { data: [{ id: "a" }] });
    let time = 0;
    const config = { ...model, baseUrl, models: "*" as const };
    const choice = createModelChoice({ config, log: createLog("silent"), now: () => time });
    expect(await choice.answering("a")).toBe("a");
    answer(500, { message: "no" });
    time += 10 * 60_000;
    expect([await choice.answering("a"), await choice.allows("c")]).toEqual(["a", false]);
    time += 30_000;
    await choice.allows("a");
    expect(asked()).toBe(3);
  });
});
