import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { createFakeUserStorage } from "@atrium/shared-contracts/testing";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { createMemoryStore } from "./memory-store.ts";
import { notedStore } from "./noted-store.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const entry = (messageId: string) => outboxEntry({ messageId });
const storage = createFakeUserStorage("sam");
const noted = () => storage.read(STORAGE_KEYS.unsentMessages)?.["messages"];
const durableStore = (): OutboxStore => ({ ...createMemoryStore(), durable: true });

describe("the note of unsent messages", () => {
  it("has each message that's in memory only once until it's sent or discarded, from every tab", async () => {
    const [one, two] = [notedStore(createMemoryStore(), storage), notedStore(createMemoryStore(), storage)];
    await one.put(entry("a"));
    await two.put(entry("b"));
    await one.put({ ...entry("a"), state: "unsent" });
    expect(noted()).toEqual(["a", "b"]);
    await one.settle(entry("a"), "c");
    expect(noted()).toEqual(["b"]);
    await two.remove("b");
    expect(noted()).toBeUndefined();
  });

  it("has a message that storage refuses", async () => {
    const full = notedStore({ ...durableStore(), put: () => Promise.reject(new Error("quota")) }, storage);
    await expect(full.put(entry("a"))).rejects.toThrow("quota");
    expect(noted()).toEqual(["a"]);
  });

  it("has a message until it's stored", async () => {
    const stored = Promise.withResolvers<void>();
    const slow = notedStore({ ...durableStore(), put: () => stored.promise }, storage);
    const put = slow.put(entry("a"));
    expect(noted()).toEqual(["a"]);
    stored.resolve();
    await put;
    expect(noted()).toBeUndefined();
  });

  it.each([
    ["can store messages", durableStore()],
    ["keeps them in memory", createMemoryStore()],
  ])("still has another tab's message after the start of a tab that %s", async (_, store) => {
    const refused = notedStore({ ...durableStore(), put: () => Promise.reject(new Error("quota")) }, storage);
    const read = Promise.withResolvers<readonly OutboxEntry[]>();
    const started = notedStore({ ...store, load: () => read.promise }, storage).load("sam");
    await expect(refused.put(entry("a"))).rejects.toThrow("quota");
    read.resolve([]);
    await started;
    expect(noted()).toEqual(["a"]);
    await notedStore(store, storage).load("sam");
    expect(noted()).toEqual(["a"]);
  });

  it("loses what was stored after all at the next start", async () => {
    const store = durableStore();
    await store.put(entry("stored"));
    storage.write(STORAGE_KEYS.unsentMessages, { messages: ["stored", "elsewhere"] });
    await notedStore(store, storage).load("sam");
    expect(noted()).toEqual(["elsewhere"]);
  });

  it("isn't needed to store a message: an older shell refuses the key", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    const refuse = () => {
      throw new TypeError("Cannot read properties of undefined");
    };
    const store = durableStore();
    const outbox = notedStore(store, { read: refuse, write: refuse, remove: refuse });
    await outbox.put(entry("a"));
    expect(await outbox.load("sam")).toEqual([entry("a")]);
    await outbox.settle(entry("a"), "c");
    expect(await store.load("sam")).toEqual([]);
  });
});
