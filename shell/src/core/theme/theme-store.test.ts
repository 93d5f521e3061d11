import { describe, expect, it, jest } from "@jest/globals";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createBrowserStorage } from "../storage/browser-storage.ts";
import { nextTheme } from "./theme-choice.ts";
import { createThemeStore } from "./theme-store.ts";

function setUp(stored: Record<string, string> = {}, systemIsDark = false) {
  const system = Object.assign(new EventTarget(), { matches: systemIsDark });
  Object.assign(window, { matchMedia: () => system });
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
  const storage = createMemoryStorage(stored);
  const store = createThemeStore(storage, window);
  return {
    store,
    storage,
    shown: () => document.documentElement.getAttribute("data-theme"),
    themeColor: () => document.querySelector("meta")?.getAttribute("content"),
    systemTurns(dark: boolean) {
      system.matches = dark;
      system.dispatchEvent(new Event("change"));
    },
  };
}

it("the toggle cycles light, dark, system, light", () => {
  expect([nextTheme("light"), nextTheme("dark"), nextTheme("system")]).toEqual(["dark", "system", "light"]);
});

describe("the theme", () => {
  it("is the system's by default, and follows it live", () => {
    const { shown, systemTurns, store, themeColor } = setUp({}, true);
    expect([shown(), store.state]).toEqual(["dark", { mode: "system", resolved: "dark" }]);
    expect(themeColor()).toBe("#0a0a0b");
    systemTurns(false);
    expect(shown()).toBe("light");
    expect(themeColor()).toBe("#ffffff");
  });
  it("stays as chosen when the system theme changes", () => {
    const { shown, systemTurns } = setUp({ atrium_theme: "light" });
    systemTurns(true);
    expect(shown()).toBe("light");
  });
  it("is remembered", () => {
    const { store, storage } = setUp();
    store.choose("dark");
    expect(storage.values.get("atrium_theme")).toBe("dark");
  });
  it.each(["pink", "", "{", '"dark"', "constructor", "null"])("is the system's when %j is stored", (stored) => {
    expect(setUp({ atrium_theme: stored }, true).store.state).toEqual({ mode: "system", resolved: "dark" });
  });
  it("follows another tab, even when that tab removes it", () => {
    const { storage, shown, store } = setUp();
    storage.fromAnotherTab("atrium_theme", "dark");
    expect(shown()).toBe("dark");
    storage.fromAnotherTab("atrium_theme", null);
    expect(store.state.mode).toBe("system");
  });
  it("changes for the page when the browser's storage is blocked", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const { shown } = setUp();
    const blocked = {
      document,
      matchMedia: window.matchMedia,
      addEventListener() {},
      get localStorage(): Storage {
        throw new DOMException("blocked", "SecurityError");
      },
    } as unknown as Window;
    createThemeStore(createBrowserStorage(blocked), blocked).choose("dark");
    expect(shown()).toBe("dark");
    warn.mockRestore();
  });
});
