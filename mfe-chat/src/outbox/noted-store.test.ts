import { beforeEach, describe, expect, it } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { createFakeUserStorage } from "@atrium/shared-contracts/testing";
import { createMemoryStore } from "./memory-store.ts";
import { notedStore } from "./noted-store.ts";
import type { OutboxEntry } from "./outbox-entry.ts";

beforeEach(() => localStorage.clear());

const entry = (messageId: string): OutboxEntry => ({
  messageId,
  userId: "sam",
  conversationId: "c",
  content: "Hello",
  attachments: [],
  createdAt: 1,
  order: 1,
  state: "sending",
});
const storage = createFakeUserStorage("sam");
const noted = () => storage.read(STORAGE_KEYS.unsentMessages)?.["messages"];

describe("the note of unsent messages", () => {
  it("has each message once until it's sent or discarded, from every tab", async () => {
    const shared = createMemoryStore();
    const [one, two] = [notedStore(shared, storage), notedStore(shared, storage)];
    await one.put(entry("a"));
    await two.put(entry("b"));
    await one.put({ ...entry("a"), state: "unsent" });
    expect(noted()).toEqual(["b", "a"]);
    await one.settle(entry("a"), "c");
    expect(noted()).toEqual(["b"]);
    await two.remove("b");
    expect(noted()).toBeUndefined();
  });

  it("has a message that storage refuses", async () => {
    const full = notedStore({ ...createMemoryStore(), put: () => Promise.reject(new Error("quota")) }, storage);
    await expect(full.put(entry("a"))).rejects.toThrow("quota");
    expect(noted()).toEqual(["a"]);
  });

  it("is put right at the next start", async () => {
    const store = createMemoryStore();
    await store.put(entry("left"));
    storage.write(STORAGE_KEYS.unsentMessages, { messages: ["gone"] });
    await notedStore(store, storage).load("sam");
    expect(noted()).toEqual(["left"]);
  });
});
