import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { createBrowserStorage } from "../storage/browser-storage.ts";
import { type LanguageStore, createLanguageStore } from "./language-store.ts";
import { addEnglish } from "./texts.ts";

const KEY = "atrium_language";

/** A language store in a browser set to a language, with storage from an earlier visit. */
function visit({
  saved,
  browser = "en-US",
}: { readonly saved?: string; readonly browser?: string } = {}): LanguageStore {
  localStorage.clear();
  if (saved !== undefined) localStorage.setItem(KEY, saved);
  jest.spyOn(window.navigator, "language", "get").mockReturnValue(browser);
  return createLanguageStore(createBrowserStorage(window), window);
}

/** Texts that load when the test says so. */
function slowTexts() {
  const arrive = new Map<string, (texts: Record<string, unknown>) => void>();
  const load = jest.fn(
    (language: string) => new Promise<Record<string, unknown>>((resolve) => arrive.set(language, resolve)),
  );
  return { load, arrive: (language: string) => arrive.get(language)?.({ hello: `hello in ${language}` }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
let warn: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("the initial language", () => {
  it.each([
    ["the saved one when it is supported", { saved: "de", browser: "fr-FR" }, "de"],
    ["the browser's primary part when nothing is saved", { browser: "pt-BR" }, "pt"],
    ["the browser's when what is saved is not supported", { saved: "tlh", browser: "ko" }, "ko"],
    ["zh for every Chinese browser", { browser: "zh-TW" }, "zh"],
    ["English when the browser's is not supported", { browser: "nl-BE" }, "en"],
  ])("is %s, and is saved", (_, given, language) => {
    const store = visit(given);
    expect([store.language, store.i18n.language]).toEqual([language, language]);
    expect(localStorage.getItem(KEY)).toBe(language);
    expect(document.cookie).toBe(`${KEY}=${language}`);
    expect(document.documentElement.lang).toBe(language);
  });

  it("has the shell's texts when it is ready", async () => {
    const store = visit({ saved: "ja" });
    await store.ready;
    expect(store.i18n.t("userMenu.signOut")).toBe("サインアウト");
  });

  it("has the English texts of a page as soon as that page's code brings them, in stores opened before and after", () => {
    const before = visit();
    expect(before.i18n.t("sample.late")).toBe("sample.late");
    addEnglish({ sample: { late: "Here now" }, page: { sample: "Too" } });
    for (const { i18n } of [before, visit()]) {
      expect([i18n.t("sample.late"), i18n.t("page.sample")]).toEqual(["Here now", "Too"]);
      expect(i18n.t("page.failed")).toBe("Couldn't load this page");
    }
  });

  it("reads the simplified texts for zh", async () => {
    const store = visit({ saved: "zh" });
    await store.ready;
    const { load, arrive } = slowTexts();
    const loaded = store.register("mfe-x", load);
    arrive("zh-CN");
    await loaded;
    expect(store.i18n.t("hello", { ns: "mfe-x" })).toBe("hello in zh-CN");
    expect(store.i18n.t("userMenu.signOut")).toBe("退出登录");
  });
});

describe("a text", () => {
  it("that a language lacks shows in English, and one that English lacks shows as its key", async () => {
    const store = visit({ saved: "de" });
    await store.register("mfe-x", async (language) => (language === "en" ? { hello: "Hello" } : {}));
    await waitFor(() => expect(store.i18n.t("hello", { ns: "mfe-x" })).toBe("Hello"));
    expect(store.i18n.t("nothing.here", { ns: "mfe-x" })).toBe("nothing.here");
  });

  it("isn't shown in English while its own language is loading", async () => {
    const store = visit({ saved: "de" });
    const { load, arrive } = slowTexts();
    const loaded = store.register("mfe-x", load);
    arrive("en");
    await settle();
    expect(store.i18n.t("hello", { ns: "mfe-x" })).toBe("hello");
    arrive("de");
    await loaded;
    expect(store.i18n.t("hello", { ns: "mfe-x" })).toBe("hello in de");
  });

  it("is shown in English when its language can't be loaded", async () => {
    const store = visit({ saved: "de" });
    await store.register("mfe-x", async (language) => {
      if (language === "de") throw new Error("offline");
      return { hello: "Hello" };
    });
    expect(store.i18n.t("hello", { ns: "mfe-x" })).toBe("Hello");
    expect(warn).toHaveBeenCalledWith("Texts of mfe-x in de did not load", expect.any(Error));
  });
});

describe("a language change", () => {
  it("is saved immediately and shown all at once, when its texts have loaded", async () => {
    const store = visit();
    const { load, arrive } = slowTexts();
    const loaded = store.register("mfe-x", load);
    arrive("en");
    await loaded;
    const seen: string[] = [];
    store.language$.subscribe((language) => seen.push(language));
    store.choose("vi");
    expect(localStorage.getItem(KEY)).toBe("vi");
    expect(document.cookie).toBe(`${KEY}=vi`);
    await settle();
    expect([seen, document.documentElement.lang, store.i18n.language]).toEqual([["en"], "en", "en"]);
    arrive("vi");
    await waitFor(() => expect(seen).toEqual(["en", "vi"]));
    expect([document.documentElement.lang, store.i18n.t("hello", { ns: "mfe-x" })]).toEqual(["vi", "hello in vi"]);
  });

  it("ends with the last language chosen, whichever loads first", async () => {
    const store = visit();
    const { load, arrive } = slowTexts();
    const loaded = store.register("mfe-x", load);
    arrive("en");
    await loaded;
    store.choose("vi");
    store.choose("ja");
    arrive("ja");
    await waitFor(() => expect(store.language).toBe("ja"));
    arrive("vi");
    await settle();
    expect([store.language, store.i18n.language]).toEqual(["ja", "ja"]);
  });

  it("to an unsupported language is ignored", async () => {
    const store = visit({ saved: "ja" });
    store.choose("tlh");
    await settle();
    expect([store.language, localStorage.getItem(KEY)]).toEqual(["ja", "ja"]);
  });

  it("in another tab applies here", async () => {
    const store = visit();
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "vi" }));
    await waitFor(() => expect([store.language, document.documentElement.lang]).toEqual(["vi", "vi"]));
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "tlh" }));
    await settle();
    expect(store.language).toBe("vi");
  });
});
