import { describe, expect, it, jest } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { type CopyStorage, createOwnCopy } from "../device/own-copy.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { NEW_CONVERSATION_DRAFT, createDrafts } from "./drafts.ts";

const draftsOf = (userId: string, storage: CopyStorage) =>
  createDrafts(createOwnCopy(STORAGE_KEYS.messageDrafts, userId, () => storage));

describe("drafts", () => {
  it("are stored per conversation under the specification's key, and survive a reload", () => {
    const store = createMemoryStorage();
    draftsOf("sam", store).write("c", "half a thought");
    expect([...store.values.keys()]).toEqual([STORAGE_KEYS.messageDrafts]);
    expect(draftsOf("sam", store).read("c")).toBe("half a thought");
    expect(draftsOf("sam", store).read("other")).toBe("");
  });

  it("are removed when the text is empty", () => {
    const store = createMemoryStorage();
    const drafts = draftsOf("sam", store);
    drafts.write("c", "x");
    drafts.write("c", "");
    expect(draftsOf("sam", store).read("c")).toBe("");
  });

  it("of another user aren't read", () => {
    const store = createMemoryStorage();
    draftsOf("sam", store).write("c", "private");
    expect(draftsOf("kim", store).read("c")).toBe("");
  });

  it("move to another id, with everything written under the old one, until its view is left", () => {
    const drafts = draftsOf("sam", createMemoryStorage());
    drafts.write(NEW_CONVERSATION_DRAFT, "one");
    drafts.move("temp-1", "c");
    drafts.move(NEW_CONVERSATION_DRAFT, "temp-1");
    drafts.write(NEW_CONVERSATION_DRAFT, `${drafts.written(NEW_CONVERSATION_DRAFT)} two`);
    expect(drafts.read("c")).toBe("one two");
    drafts.leave(NEW_CONVERSATION_DRAFT);
    expect(drafts.read(NEW_CONVERSATION_DRAFT)).toBe("");
    drafts.write(NEW_CONVERSATION_DRAFT, "anew");
    expect(drafts.read("c")).toBe("one two");
  });

  it("of two tabs don't overwrite each other", () => {
    const store = createMemoryStorage();
    const [one, two] = [draftsOf("sam", store), draftsOf("sam", store)];
    one.write("a", "in one");
    two.write("b", "in two");
    expect(draftsOf("sam", store).read("a")).toBe("in one");
    expect(draftsOf("sam", store).read("b")).toBe("in two");
  });

  it("stay in memory when storage refuses or is broken", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const full = draftsOf("sam", createMemoryStorage({ refuse: true }));
    full.write("c", "kept");
    expect(full.read("c")).toBe("kept");
    const broken = createMemoryStorage();
    broken.values.set(STORAGE_KEYS.messageDrafts, "{not json");
    expect(draftsOf("sam", broken).read("c")).toBe("");
    warn.mockRestore();
  });
});
