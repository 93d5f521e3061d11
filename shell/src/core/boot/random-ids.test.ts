import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { ensureRandomIds } from "./random-ids.ts";

const browsers = Object.getOwnPropertyDescriptor(crypto, "randomUUID");
afterEach(() => {
  if (browsers) Object.defineProperty(crypto, "randomUUID", browsers);
  else Reflect.deleteProperty(crypto, "randomUUID");
});
const given = (value: unknown) =>
  void Object.defineProperty(crypto, "randomUUID", { configurable: true, writable: true, value });

describe("random ids", () => {
  it("are made where the browser makes none", async () => {
    given(undefined);
    await ensureRandomIds();
    const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("are the browser's own where it makes them", async () => {
    const own = jest.fn();
    given(own);
    await ensureRandomIds();
    expect(crypto.randomUUID).toBe(own);
  });
});
