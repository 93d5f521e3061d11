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

describe("what the browser keeps for one user", () => {
  it("is there at the next start, for that user alone", () => {
    const storage = createMemoryStorage();
    createOwnCopy(KEY, "sam", () => storage).write({ a: 1 });
    expect(createOwnCopy(KEY, "sam", () => storage).read()).toMatchObject({ a: 1 });
    expect(createOwnCopy(KEY, "kim", () => storage).read()).toBeUndefined();
  });

  it("cannot be claimed for another user by what is written", () => {
    const storage = createMemoryStorage();
    createOwnCopy(KEY, "sam", () => storage).write({ userId: "kim" });
    expect(createOwnCopy(KEY, "kim", () => storage).read()).toBeUndefined();
  });

  it("is gone when it is forgotten, and nothing is kept afterwards", () => {
    const storage = createMemoryStorage();
    const copy = createOwnCopy(KEY, "sam", () => storage);
    copy.write({ a: 1 });
    copy.forget();
    copy.write({ a: 2 });
    expect(storage.values.size).toBe(0);
  });

  it("of another user is not forgotten by one's own sign-out", () => {
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

  it("breaks nothing when storage is full or blocked", () => {
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
