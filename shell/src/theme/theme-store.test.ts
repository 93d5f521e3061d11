import { describe, expect, it } from "@jest/globals";
import { createMemoryStorage } from "../storage/memory-storage.ts";
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
  it("stays as chosen when the system turns", () => {
    const { shown, systemTurns } = setUp({ atrium_theme: "light" });
    systemTurns(true);
    expect(shown()).toBe("light");
  });
  it("is remembered", () => {
    const { store, storage } = setUp();
    store.choose("dark");
    expect(storage.values.get("atrium_theme")).toBe("dark");
  });
  it("ignores a stored value that is none", () => {
    expect(setUp({ atrium_theme: "pink" }).store.state.mode).toBe("system");
  });
  it("follows another tab", () => {
    const { storage, shown } = setUp();
    storage.fromAnotherTab("atrium_theme", "dark");
    expect(shown()).toBe("dark");
  });
});
