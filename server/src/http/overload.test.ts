import { describe, expect, it } from "@jest/globals";
import { createOverload } from "./overload.ts";

describe("overload", () => {
  it("rejects calls only once it lasts, and only as long as it lasts", () => {
    const overload = createOverload();
    const seen = [1_500, 1_500, 10, 1_500, 1_500, 1_500, 1_500, 10].map((delay) => {
      overload.sample(delay);
      return overload.shedding;
    });
    expect(seen).toEqual([false, false, false, false, false, true, true, false]);
  });
});
