import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { createOwnCopy } from "./own-copy.ts";

const KEY = "atrium_test";

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("a user's copy in the browser", () => {
  it("is available on the next start, for that user only", () => {
    const storage = createMemoryStorage();
    createOwnCopy(KEY, "sam", () => storage).write({ a: 1 });
    expect(createOwnCopy(KEY, "sam", () => storage).read()).toMatchObject({ a: 1 });
    expect(createOwnCopy(KEY, "kim", () => storage).read()).toBeUndefined();
  });

  it("can't be assigned to another user by the written value", () => {
    const storage = createMemoryStorage();
    createOwnCopy(KEY, "sam", () => storage).write({ userId: "kim" });
    expect(createOwnCopy(KEY, "kim", () => storage).read()).toBeUndefined();
  });

  it("is removed by forget(), and later writes aren't stored", () => {
    const storage = createMemoryStorage();
    const copy = createOwnCopy(KEY, "sam", () => storage);
    copy.write({ a: 1 });
    copy.forget();
    copy.write({ a: 2 });
    expect(storage.values.size).toBe(0);
  });

  it("isn't removed when another user signs out", () => {
    const storage = createMemoryStorage();
    createOwnCopy(KEY, "sam", () => storage).write({ a: 1 });
    createOwnCopy(KEY, "kim", () => storage).forget();
    expect(createOwnCopy(KEY, "sam", () => storage).read()).toMatchObject({ a: 1 });
  });

  it.each(["{not json", "null", "1", '"text"', "[]", "{}", '{"userId":1}'])("reads %s as nothing", (text) => {
    const storage = createMemoryStorage();
    storage.values.set(KEY, text);
    expect(createOwnCopy(KEY, "sam", () => storage).read()).toBeUndefined();
  });

  it("doesn't throw when storage is full or blocked", () => {
    const full = createOwnCopy(KEY, "sam", () => createMemoryStorage({ refuse: true }));
    const blocked = createOwnCopy(KEY, "sam", () => {
      throw new DOMException("blocked", "SecurityError");
    });
    for (const copy of [full, blocked]) {
      copy.write({ a: 1 });
      expect(copy.read()).toBeUndefined();
      copy.forget();
    }
  });
});
