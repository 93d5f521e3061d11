import { describe, expect, it } from "@jest/globals";
import { jitteredPause } from "./back-off.ts";

const BACK_OFF = { firstMs: 300, maxMs: 3_000 };

describe("jitteredPause", () => {
  it("never exceeds the doubled first pause", () => {
    expect([0, 1, 2].map((attempt) => jitteredPause(attempt, BACK_OFF, () => 1))).toEqual([300, 600, 1_200]);
  });
  it("never exceeds the longest pause", () => {
    expect(jitteredPause(20, BACK_OFF, () => 1)).toBe(3_000);
  });
  it("can be zero", () => {
    expect(jitteredPause(5, BACK_OFF, () => 0)).toBe(0);
  });
});
