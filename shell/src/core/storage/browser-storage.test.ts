import { describe, expect, it, jest } from "@jest/globals";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createBrowserStorage, readJson } from "./browser-storage.ts";

describe("the browser's storage", () => {
  it("stores nothing and breaks nothing when blocked", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    const storage = createBrowserStorage(blocked as unknown as Window);
    storage.write("a", "1");
    storage.remove("a");
    expect(storage.read("a")).toBeNull();
    warn.mockRestore();
  });
  it("reports changes from another tab, even when it clears everything", () => {
    const storage = createBrowserStorage(window);
    const seen: (string | null)[] = [];
    const stop = storage.watch("a", (value) => seen.push(value));
    window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: "1" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "b", newValue: "2" }));
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    stop();
    window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: "3" }));
    expect(seen).toEqual(["1", null]);
  });
  it("reads a malformed value as undefined", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    expect(readJson(createMemoryStorage({ a: "{" }), "a")).toBeUndefined();
    warn.mockRestore();
  });
});
