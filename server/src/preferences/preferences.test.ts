import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer, type TestServer } from "../testing/index.ts";
import { overDefaults } from "./preferences-service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PATH = "/api/preferences";
const french = { ...DEFAULT_SETTINGS, theme: "dark", language: "fr" } as const;

describe("the settings", () => {
  it("are the defaults until they are saved, and again after a reset", async () => {
    const ada = await signUp(server);
    expect(await ada.call("GET", PATH)).toMatchObject({ status: 200, body: DEFAULT_SETTINGS });
    expect(await ada.call("PUT", PATH, french)).toMatchObject({ status: 200, body: french });
    expect((await ada.call("GET", PATH)).body).toEqual(french);
    expect((await ada.call("DELETE", PATH)).status).toBe(200);
    expect((await ada.call("GET", PATH)).body).toEqual(DEFAULT_SETTINGS);
  });

  it("keep generated titles on when a page from before that setting saves, until they're turned off", async () => {
    const ada = await signUp(server);
    const titles = (generatedTitles: boolean) => ({ ...french, chat: { ...french.chat, generatedTitles } });
    await ada.call("PUT", PATH, titles(true));
    expect((await ada.call("PUT", PATH, french)).body).toEqual(titles(true));
    expect((await ada.call("GET", PATH)).body).toEqual(titles(true));
    await ada.call("PUT", PATH, titles(false));
    expect((await ada.call("GET", PATH)).body).toEqual(titles(false));
  });

  it("keep memory off when a page from before that setting saves, until it's turned on", async () => {
    const ada = await signUp(server);
    const remembers = (memory: boolean) => ({ ...french, chat: { ...french.chat, memory } });
    await ada.call("PUT", PATH, remembers(false));
    expect((await ada.call("PUT", PATH, french)).body).toEqual(remembers(false));
    await ada.call("PUT", PATH, remembers(true));
    expect((await ada.call("GET", PATH)).body).toEqual(remembers(true));
  });

  it("belong to one person", async () => {
    const [ada, grace] = [await signUp(server), await signUp(server)];
    await ada.call("PUT", PATH, french);
    expect((await grace.call("GET", PATH)).body).toEqual(DEFAULT_SETTINGS);
    await grace.call("DELETE", PATH);
    expect((await ada.call("GET", PATH)).body).toEqual(french);
  });

  const chat = DEFAULT_SETTINGS.chat;
  it.each([
    ["an unknown key", { ...french, admin: true }],
    ["an unknown key inside", { ...french, chat: { ...chat, apiKey: "x" } }],
    ["a negative temperature", { ...french, chat: { ...chat, temperature: -1 } }],
    ["a temperature of 3", { ...french, chat: { ...chat, temperature: 3 } }],
    ["a temperature that is no number", { ...french, chat: { ...chat, temperature: null } }],
    ["a billion tokens", { ...french, chat: { ...chat, maxTokens: 1e9 } }],
    ["a model that is a path", { ...french, chat: { ...chat, model: "../" } }],
    ["a model with a path inside", { ...french, chat: { ...chat, model: "a/../../b" } }],
    ["an unknown language", { ...french, language: "xx" }],
    ["an unknown theme", { ...french, theme: "<x>" }],
    ["half of the settings", { theme: "dark" }],
  ])("refuse %s", async (_, settings) => {
    const ada = await signUp(server);
    expect((await ada.call("PUT", PATH, settings)).status).toBe(400);
    expect((await ada.call("GET", PATH)).body).toEqual(DEFAULT_SETTINGS);
  });

  it("are refused when they're a megabyte", async () => {
    const ada = await signUp(server);
    expect((await ada.call("PUT", PATH, { ...french, extra: "x".repeat(1_000_000) })).status).toBe(413);
  });
});

describe("settings stored by an older version", () => {
  it("get today's defaults for missing values, at every level", () => {
    expect(overDefaults({ theme: "dark", chat: { model: "small" } })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: "dark",
      chat: { ...DEFAULT_SETTINGS.chat, model: "small" },
    });
  });

  it("are the defaults when they can't be read, and don't affect prototypes", () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"theme":"dark"},"language":7}');
    expect(overDefaults(hostile)).toEqual(DEFAULT_SETTINGS);
    expect(overDefaults(null)).toEqual(DEFAULT_SETTINGS);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
