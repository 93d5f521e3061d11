import { DEFAULT_SETTINGS, type Settings } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { HttpError } from "@atrium/shared-contracts";
import { describe, expect, it } from "@jest/globals";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { mergeOverDefaults } from "./merge-settings.ts";
import { createSettingsStore } from "./settings-store.ts";

const KEY = "atrium_app_settings";
const SAVED: Settings = { ...DEFAULT_SETTINGS, theme: "dark", chat: { ...DEFAULT_SETTINGS.chat, model: "small" } };

function setUp(cached?: unknown) {
  const shell = createFakeShellApi();
  const storage = createMemoryStorage(cached === undefined ? {} : { [KEY]: JSON.stringify(cached) });
  const applied: string[] = [];
  const store = createSettingsStore({ http: shell.http, storage, applied: (next) => void applied.push(next.theme) });
  return { shell, storage, store, applied };
}
const down = () => {
  throw new HttpError("down", 503);
};

describe("the settings", () => {
  it("are the server's once they are loaded, and cached", async () => {
    const { shell, store, storage } = setUp();
    shell.answer("GET /preferences", () => SAVED);
    await store.load();
    expect(store.settings).toEqual(SAVED);
    expect(JSON.parse(storage.values.get(KEY) ?? "")).toEqual(SAVED);
  });
  it("are the cached copy merged over the defaults when loading fails", async () => {
    const { shell, store } = setUp({ theme: "dark", chat: { model: "small" } });
    shell.answer("GET /preferences", down);
    await store.load();
    expect(store.settings).toEqual(SAVED);
  });
  it("apply a change at once, cache it and send the whole object", async () => {
    const { shell, store, storage, applied } = setUp();
    shell.answer("PUT /preferences", ({ body }) => body);
    const saving = store.update({ theme: "dark" });
    expect(store.settings.theme).toBe("dark");
    expect(applied).toEqual(["dark"]);
    await expect(saving).resolves.toEqual({ savedToServer: true });
    expect(shell.calls.at(-1)?.body).toEqual({ ...DEFAULT_SETTINGS, theme: "dark" });
    expect(storage.values.get(KEY)).toContain("dark");
  });
  it("keep the local copy when the server does not save, without an error", async () => {
    const { shell, store, storage } = setUp();
    shell.answer("PUT /preferences", down);
    await expect(store.update({ theme: "dark" })).resolves.toEqual({ savedToServer: false });
    expect(storage.values.get(KEY)).toContain("dark");
  });
  it("are not undone by an answer that was asked for before the change", async () => {
    const { shell, store } = setUp();
    let answer: (settings: Settings) => void = () => {};
    shell.answer("GET /preferences", () => new Promise((resolve) => (answer = resolve)));
    shell.answer("PUT /preferences", ({ body }) => body);
    const loading = store.load();
    await store.update({ theme: "dark" });
    answer(DEFAULT_SETTINGS);
    await loading;
    expect(store.settings.theme).toBe("dark");
  });
  it("are back at the defaults after a reset, even if the server cannot be reached", async () => {
    const { shell, store, storage } = setUp(SAVED);
    shell.answer("DELETE /preferences", down);
    await store.reset();
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect(storage.values.has(KEY)).toBe(false);
  });
});

describe("mergeOverDefaults", () => {
  it("ignores a copy that is none", () => {
    for (const cached of [undefined, null, "x", 3, []]) expect(mergeOverDefaults(cached)).toEqual(DEFAULT_SETTINGS);
  });
  it("gives way to the default where a value does not fit, and keeps the rest", () => {
    const cached = { theme: "pink", chat: { temperature: 9, maxTokens: 100, colour: 1 }, language: "ja", more: true };
    expect(mergeOverDefaults(cached)).toEqual({
      ...DEFAULT_SETTINGS,
      language: "ja",
      chat: { ...DEFAULT_SETTINGS.chat, maxTokens: 100 },
    });
  });
});
