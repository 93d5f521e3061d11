import { describe, expect, it } from "@jest/globals";
import { retryAfterMs } from "./retry-after.ts";

describe("retryAfterMs", () => {
  it("reads seconds and dates", () => {
    expect(retryAfterMs("3", 0)).toBe(3_000);
    expect(retryAfterMs("Thu, 01 Jan 1970 00:00:10 GMT", 4_000)).toBe(6_000);
  });
  it("returns no negative pause for a date in the past", () => {
    expect(retryAfterMs("Thu, 01 Jan 1970 00:00:10 GMT", 60_000)).toBe(0);
  });
  it("returns undefined for an absent or unreadable header", () => {
    expect([retryAfterMs(null, 0), retryAfterMs("soon", 0), retryAfterMs(" ", 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
