import { describe, expect, it } from "@jest/globals";
import { showsJump } from "./jump-button.ts";

describe("Jump to latest", () => {
  it("shows far from the end, and doesn't flicker on the way back", () => {
    expect([showsJump(false, 199), showsJump(false, 201), showsJump(true, 61), showsJump(true, 59)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
