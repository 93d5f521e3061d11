import { HttpError } from "@atrium/shared-contracts/contract";
import type { Language } from "@atrium/shared-contracts/spec";
import { DEFAULT_SETTINGS, type Settings } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createBrowserStorage } from "../storage/browser-storage.ts";
import { mergeOverDefaults } from "./merge-settings.ts";
import { createSettingsStore } from "./settings-store.ts";

const KEY = "atrium_app_settings";
const SAVED: Settings = { ...DEFAULT_SETTINGS, theme: "dark", chat: { ...DEFAULT_SETTINGS.chat, model: "small" } };

function setUp(cached?: unknown) {
  const shell = createFakeShellApi();
  const storage = createMemoryStorage(cached === undefined ? {} : { [KEY]: JSON.stringify(cached) });
  const applied: string[] = [];
  const language$ = new BehaviorSubject<Language>("en");
  const store = createSettingsStore({
    http: shell.http,
    storage,
    language$,
    applied: (next, previous) => void (next.theme !== previous.theme && applied.push(next.theme)),
  });
  return { shell, storage, store, applied, language$ };
}
const down = () => {
  throw new HttpError("down", 503);
};

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));

describe("the settings", () => {
  it("are the server's once loaded, and cached", async () => {
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
  it.each([
    ["the account's were loaded", undefined, () => SAVED, true],
    ["a copy was cached", SAVED, down, true],
    ["neither", undefined, down, false],
  ])("count as the person's when %s", async (_name, cached, answer, known) => {
    const { shell, store } = setUp(cached);
    shell.answer("GET /preferences", answer);
    expect(store.known).toBe(false);
    await store.load();
    expect(store.known).toBe(known);
    void store.update({ theme: "dark" });
    expect(store.known).toBe(true);
  });
  it("apply a change immediately, cache it and send the whole object", async () => {
    const { shell, store, storage, applied } = setUp();
    shell.answer("PUT /preferences", ({ body }) => body);
    const saving = store.update({ theme: "dark" });
    expect(store.settings.theme).toBe("dark");
    expect(applied).toEqual(["dark"]);
    await expect(saving).resolves.toEqual({ savedToServer: true });
    expect(shell.calls.at(-1)?.body).toEqual({ ...DEFAULT_SETTINGS, theme: "dark" });
    expect(storage.values.get(KEY)).toContain("dark");
  });
  it.each([undefined, {}, { ...DEFAULT_SETTINGS, layout: "wide" }])(
    "count as saved when the server answers %j",
    async (answer) => {
      const { shell, store } = setUp();
      shell.answer("PUT /preferences", () => answer);
      await expect(store.update({ theme: "dark" })).resolves.toEqual({ savedToServer: true });
    },
  );
  it("keep the local copy when the server fails to save, without an error", async () => {
    const { shell, store, storage } = setUp();
    shell.answer("PUT /preferences", down);
    await expect(store.update({ theme: "dark" })).resolves.toEqual({ savedToServer: false });
    expect(storage.values.get(KEY)).toContain("dark");
  });
  it("aren't undone by a response that was requested before the change", async () => {
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
  it("are the defaults when loading fails and nothing is cached", async () => {
    const { shell, store } = setUp();
    shell.answer("GET /preferences", down);
    await store.load();
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
  });
  it.each(["{", "null", "[]", '"dark"', "", "<html>"])("ignore a malformed local copy: %j", async (text) => {
    const storage = createMemoryStorage({ [KEY]: text });
    const store = createSettingsStore({
      http: createFakeShellApi().http,
      storage,
      language$: new BehaviorSubject<Language>("en"),
      applied() {},
    });
    await store.load();
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
  });
  it("last as long as the page when the browser's storage is full or blocked", async () => {
    const page = {
      addEventListener() {},
      get localStorage(): Storage {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const shell = createFakeShellApi();
    shell.answer("PUT /preferences", ({ body }) => body);
    const storage = createBrowserStorage(page as unknown as Window);
    const store = createSettingsStore({
      http: shell.http,
      storage,
      language$: new BehaviorSubject<Language>("en"),
      applied() {},
    });
    await expect(store.update({ theme: "dark" })).resolves.toEqual({ savedToServer: true });
    expect(store.settings.theme).toBe("dark");
    await store.reset();
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
  });
  it("send the whole merged object when one value of a group changes", async () => {
    const { shell, store } = setUp();
    shell.answer("PUT /preferences", ({ body }) => body);
    await store.update({ notifications: { sound: false } } as Partial<Settings>);
    expect(shell.calls.at(-1)?.body).toEqual({
      ...DEFAULT_SETTINGS,
      notifications: { enabled: true, sound: false, desktop: true },
    });
  });
  it("refuse a change that makes them invalid, and stay unchanged", async () => {
    const { shell, store, storage } = setUp();
    await expect(store.update({ theme: "pink" } as unknown as Partial<Settings>)).rejects.toThrow(TypeError);
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect([shell.calls.length, storage.values.size]).toEqual([0, 0]);
  });
  it("save changes one after another, so that the last one wins", async () => {
    const { shell, store } = setUp();
    const order: string[] = [];
    let finish: () => void = () => {};
    shell.answer("PUT /preferences", async ({ body }) => {
      const { theme } = body as Settings;
      order.push(`begin ${theme}`);
      if (theme === "dark") await new Promise<void>((resolve) => (finish = resolve));
      order.push(`end ${theme}`);
    });
    shell.answer("DELETE /preferences", () => void order.push("delete"));
    const saving = [store.update({ theme: "dark" }), store.update({ theme: "light" }), store.reset()];
    await Promise.resolve();
    await Promise.resolve();
    expect(order).toEqual(["begin dark"]);
    finish();
    await Promise.all(saving);
    expect(order).toEqual(["begin dark", "end dark", "begin light", "end light", "delete"]);
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
  });
  it("follow changes from another tab, so that a later change here doesn't undo them", async () => {
    const { shell, store, storage } = setUp();
    shell.answer("PUT /preferences", ({ body }) => body);
    const elsewhere = { ...DEFAULT_SETTINGS, privacy: { ...DEFAULT_SETTINGS.privacy, analytics: false } };
    storage.fromAnotherTab(KEY, JSON.stringify(elsewhere));
    await store.update({ theme: "dark" });
    expect(shell.calls.at(-1)?.body).toEqual({ ...elsewhere, theme: "dark" });
    store.stop();
    storage.fromAnotherTab(KEY, null);
    expect(store.settings.privacy.analytics).toBe(false);
  });
  it("leave what this device keeps to the next person once the session has ended", async () => {
    const { shell, store, storage, applied } = setUp();
    shell.answer("PUT /preferences", ({ body }) => body);
    shell.answer("DELETE /preferences", () => DEFAULT_SETTINGS);
    let answer = (_settings: Settings) => {};
    shell.answer("GET /preferences", () => new Promise<Settings>((resolve) => (answer = resolve)));
    const loading = store.load();
    store.stop();
    storage.write(KEY, "the next person's");
    answer(SAVED);
    await loading;
    await store.update({ theme: "dark" });
    await store.reset();
    expect(storage.values.get(KEY)).toBe("the next person's");
    expect(applied).toEqual([]);
    expect(shell.calls.map(({ method }) => method)).toEqual(["GET", "PUT", "DELETE"]);
  });
  it("are deleted on the server by a reset, and return to the defaults without a local copy", async () => {
    const { shell, store, storage } = setUp(SAVED);
    shell.answer("DELETE /preferences", () => DEFAULT_SETTINGS);
    await store.reset();
    expect(shell.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /preferences"]);
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect(storage.values.has(KEY)).toBe(false);
  });
  it("return to the defaults after a reset, even if the server can't be reached", async () => {
    const { shell, store, storage } = setUp(SAVED);
    shell.answer("DELETE /preferences", down);
    await store.reset();
    expect(store.settings).toEqual(DEFAULT_SETTINGS);
    expect(storage.values.has(KEY)).toBe(false);
  });
});

describe("the language of the settings", () => {
  const told = ({ calls }: ReturnType<typeof setUp>["shell"]) =>
    calls.filter(({ method }) => method === "PUT").map(({ body }) => (body as Settings).language);

  it("is the interface's language, so that the assistant knows it", async () => {
    const { shell, store, language$ } = setUp();
    shell.answer("GET /preferences", () => SAVED);
    shell.answer("PUT /preferences", ({ body }) => body);
    language$.next("ru");
    expect(told(shell)).toEqual([]);
    await store.load();
    expect(store.settings).toEqual({ ...SAVED, language: "ru" });
    language$.next("de");
    await store.update({ theme: "light" });
    expect(told(shell)).toEqual(["ru", "de", "de"]);
  });
  it("isn't sent when the account already has it or the account's settings weren't loaded", async () => {
    const { shell, store, language$ } = setUp();
    shell.answer("GET /preferences", down);
    await store.load();
    language$.next("fr");
    expect(told(shell)).toEqual([]);
    shell.answer("GET /preferences", () => ({ ...SAVED, language: "fr" }));
    await store.load();
    expect(told(shell)).toEqual([]);
  });
  it("stays as picked while its texts are loading", async () => {
    const { shell, store, language$ } = setUp();
    shell.answer("GET /preferences", down);
    shell.answer("PUT /preferences", ({ body }) => body);
    language$.next("en");
    const loading = store.load();
    await store.update({ language: "ja" });
    await loading;
    expect(store.settings.language).toBe("ja");
    language$.next("ja");
    expect(told(shell)).toEqual(["ja"]);
  });
  it("survives a reset, and so does the device's theme", async () => {
    const { shell, store, applied, language$ } = setUp(SAVED);
    shell.answer("DELETE /preferences", () => DEFAULT_SETTINGS);
    shell.answer("PUT /preferences", ({ body }) => body);
    language$.next("ja");
    await store.load();
    await store.reset();
    expect(store.settings).toEqual({ ...DEFAULT_SETTINGS, language: "ja" });
    expect(applied).toEqual([]);
  });
});

describe("mergeOverDefaults", () => {
  it("ignores an invalid copy", () => {
    for (const cached of [undefined, null, "x", 3, []]) expect(mergeOverDefaults(cached)).toEqual(DEFAULT_SETTINGS);
  });
  it("keeps a setting that may be missing", () => {
    const chat = { ...DEFAULT_SETTINGS.chat, generatedTitles: true };
    expect(mergeOverDefaults({ chat })).toEqual({ ...DEFAULT_SETTINGS, chat });
  });
  it("uses the default for an invalid value, and keeps the rest", () => {
    const cached = { theme: "pink", chat: { temperature: 9, maxTokens: 100, colour: 1 }, language: "ja", more: true };
    expect(mergeOverDefaults(cached)).toEqual({
      ...DEFAULT_SETTINGS,
      language: "ja",
      chat: { ...DEFAULT_SETTINGS.chat, maxTokens: 100 },
    });
  });
});
