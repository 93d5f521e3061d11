import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { DEFAULT_SETTINGS, type ModelOptions, type Settings } from "@atrium/shared-contracts/wire";
import { createLog } from "../../log/log.ts";
import { signUp, startTestServer, type TestServer } from "../../testing/index.ts";
import { createModelChoice } from "./model-choice.ts";

let server: TestServer | undefined;
let endpoint: Server | undefined;
afterEach(async () => {
  await server?.close();
  endpoint?.closeAllConnections();
  endpoint?.close();
  [server, endpoint] = [undefined, undefined];
});

/** An endpoint whose GET /models answers this. */
async function listing(status: number, body: unknown) {
  let asked = 0;
  const listener = createServer((_, response) => {
    asked += 1;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  endpoint = listener;
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/v1`;
  return { baseUrl, asked: () => asked };
}

const model = { apiKey: "k", baseUrl: "http://127.0.0.1:1", name: "house-model", models: [], maxTokens: 8_000 };
const withModel = (name: string): Settings => ({
  ...DEFAULT_SETTINGS,
  chat: { ...DEFAULT_SETTINGS.chat, model: name },
});

describe("the model that answers a person", () => {
  it("is one that the operator offers; the specification's default stands for the operator's own", async () => {
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

  it("is the operator's when theirs is not offered any more, and their other settings can still be saved", async () => {
    const before = await startTestServer();
    try {
      const ada = await signUp(before);
      expect((await ada.call("PUT", "/api/preferences", withModel("old-model"))).status).toBe(200);
      server = await startTestServer({ config: { model }, sharedDatabase: before.database });
      const { preferences } = server.services;
      expect((await preferences.read(ada.user.id)).chat.model).toBe("gpt-4");
      const dark = await preferences.save(ada.user.id, { ...withModel("old-model"), theme: "dark" });
      expect(dark).toEqual({ ...withModel("gpt-4"), theme: "dark" });
    } finally {
      await server?.close();
      server = undefined;
      await before.close();
    }
  });

  it("is any that the endpoint lists, where the operator offers all of them; it is asked once in a while", async () => {
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

  it("is the operator's alone while the endpoint lists none", async () => {
    const { baseUrl, asked } = await listing(500, { message: "no" });
    let time = 0;
    const config = { ...model, baseUrl, models: "*" as const };
    const choice = createModelChoice({ config, log: createLog("silent"), now: () => time });
    expect([await choice.allows("a"), await choice.allows("gpt-4")]).toEqual([false, true]);
    time += 30_000;
    expect(await choice.allows("a")).toBe(false);
    expect(asked()).toBe(2);
  });
});
