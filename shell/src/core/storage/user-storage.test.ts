import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createBrowserStorage } from "./browser-storage.ts";
import { createUserStorage } from "./user-storage.ts";

const KEY = "atrium_test";

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

describe("a user's storage", () => {
  it("has what was written on the next start, for that user only", () => {
    const browser = createMemoryStorage();
    createUserStorage(browser, "sam").write(KEY, { a: 1 });
    expect(createUserStorage(browser, "sam").read(KEY)).toMatchObject({ a: 1 });
    expect(createUserStorage(browser, "kim").read(KEY)).toBeUndefined();
  });

  it("can't be given to another user by the written value", () => {
    const browser = createMemoryStorage();
    createUserStorage(browser, "sam").write(KEY, { userId: "kim" });
    expect(createUserStorage(browser, "kim").read(KEY)).toBeUndefined();
  });

  it("stays when another user writes under the same key", () => {
    const browser = createMemoryStorage();
    const [sam, kim] = [createUserStorage(browser, "sam"), createUserStorage(browser, "kim")];
    sam.write(KEY, { a: 1 });
    kim.write(KEY, { a: 2 });
    expect(sam.read(KEY)).toMatchObject({ a: 1 });
    expect(kim.read(KEY)).toMatchObject({ a: 2 });
  });

  it("takes over what an earlier version stored for the user under a key for all, once", () => {
    const browser = createMemoryStorage({ [KEY]: JSON.stringify({ userId: "sam", a: 1 }) });
    expect(createUserStorage(browser, "kim").read(KEY)).toBeUndefined();
    createUserStorage(browser, "kim").write(KEY, { a: 2 });
    expect(createUserStorage(browser, "sam").read(KEY)).toMatchObject({ a: 1 });
    expect([...browser.values.keys()].toSorted()).toEqual([`${KEY}:kim`, `${KEY}:sam`]);
    createUserStorage(browser, "sam").write(KEY, { a: 3 });
    expect(createUserStorage(browser, "sam").read(KEY)).toMatchObject({ a: 3 });
  });

  it("replaces what an earlier version stored for the user when it's written before it was read", () => {
    const browser = createMemoryStorage({ [KEY]: JSON.stringify({ userId: "sam", a: 1 }) });
    createUserStorage(browser, "sam").write(KEY, { a: 2 });
    expect(createUserStorage(browser, "sam").read(KEY)).toMatchObject({ a: 2 });
    expect([...browser.values.keys()]).toEqual([`${KEY}:sam`]);
  });

  it("keeps what the user has when a tab of an earlier version stores more, and leaves that to the tab", () => {
    const browser = createMemoryStorage();
    const sam = createUserStorage(browser, "sam");
    sam.write(KEY, { a: 1 });
    const earlier = JSON.stringify({ userId: "sam", c: 3 });
    browser.write(KEY, earlier);
    expect(sam.read(KEY)).toEqual({ userId: "sam", a: 1 });
    sam.write(KEY, { a: 1, b: 2 });
    expect(createUserStorage(browser, "sam").read(KEY)).toEqual({ userId: "sam", a: 1, b: 2 });
    expect(browser.values.get(KEY)).toBe(earlier);
    expect(createUserStorage(browser, "kim").read(KEY)).toBeUndefined();
    sam.remove(KEY);
    expect(sam.read(KEY)).toBeUndefined();
    expect(browser.values.size).toBe(0);
  });

  it("takes over what an earlier version stored in place of a damaged value", () => {
    const browser = createMemoryStorage({
      [KEY]: JSON.stringify({ userId: "sam", a: 1 }),
      [`${KEY}:sam`]: "{not json",
    });
    expect(createUserStorage(browser, "sam").read(KEY)).toMatchObject({ a: 1 });
    expect([...browser.values.keys()]).toEqual([`${KEY}:sam`]);
  });

  it("leaves what an earlier version stored in place while storage is full", () => {
    const browser = createMemoryStorage({ [KEY]: JSON.stringify({ userId: "sam", a: 1 }) });
    const sam = createUserStorage({ ...browser, write() {} }, "sam");
    expect(sam.read(KEY)).toMatchObject({ a: 1 });
    sam.write(KEY, { a: 2 });
    expect(sam.read(KEY)).toMatchObject({ a: 1 });
  });

  it("stores nothing more once it's closed", () => {
    const browser = createMemoryStorage();
    const storage = createUserStorage(browser, "sam");
    storage.close();
    storage.write(KEY, { a: 2 });
    expect(browser.values.size).toBe(0);
  });

  it("stores nothing while another user is signed in, whichever tab they signed in in", () => {
    const browser = createMemoryStorage({ [STORAGE_KEYS.user]: JSON.stringify({ id: "kim" }) });
    createUserStorage(browser, "kim").write(KEY, { a: 1 });
    createUserStorage(browser, "sam").write(KEY, { a: 2 });
    expect(createUserStorage(browser, "kim").read(KEY)).toMatchObject({ a: 1 });
  });

  it("removes a user's own values only", () => {
    const browser = createMemoryStorage();
    const [sam, kim] = [createUserStorage(browser, "sam"), createUserStorage(browser, "kim")];
    sam.write(KEY, { a: 1 });
    kim.remove(KEY);
    expect(sam.read(KEY)).toMatchObject({ a: 1 });
    sam.remove(KEY);
    expect(browser.values.size).toBe(0);
  });

  it.each(["{not json", "null", "1", '"text"', "[]", "{}", '{"userId":1}'])("reads %s as nothing", (text) => {
    for (const key of [KEY, `${KEY}:sam`])
      expect(createUserStorage(createMemoryStorage({ [key]: text }), "sam").read(KEY)).toBeUndefined();
  });

  it.each([
    STORAGE_KEYS.authToken,
    STORAGE_KEYS.user,
    STORAGE_KEYS.appSettings,
    STORAGE_KEYS.firstSteps,
    STORAGE_KEYS.signOut,
    "elsewhere" as "atrium_elsewhere",
  ])("refuses %s, which isn't a feature's key", (key) => {
    const storage = createUserStorage(createMemoryStorage(), "sam");
    expect(() => storage.read(key)).toThrow(RangeError);
    expect(() => storage.write(key, {})).toThrow(RangeError);
    expect(() => storage.remove(key)).toThrow(RangeError);
  });

  it("doesn't throw when the browser's storage is blocked", () => {
    const page = {
      get localStorage(): Storage {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    const storage = createUserStorage(createBrowserStorage(page as unknown as Window), "sam");
    storage.write(KEY, { a: 1 });
    storage.remove(KEY);
    expect(storage.read(KEY)).toBeUndefined();
  });
});
