import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { firstLines, textBlocks } from "./text-blocks.ts";

describe("the blocks of a text", () => {
  it("are all of it, whatever it is, and none is large", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 50 }), { maxLength: 900 }), fc.nat(3), (lines, kind) => {
        const text = lines.join(["\n", "", "\r\n", "\n\n"][kind]);
        const { blocks, isCut } = textBlocks(text);
        expect(blocks.join("")).toBe(text);
        expect(isCut).toBe(false);
        for (const block of blocks) {
          expect(block.length).toBeLessThanOrEqual(20_000);
          expect(block.split("\n").length).toBeLessThanOrEqual(201);
        }
        for (const block of blocks.slice(0, -1)) expect(block.endsWith("\n") || block.length >= 19_999).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("cut a line of megabytes, but no character", () => {
    const { blocks } = textBlocks(`a${"😀".repeat(1_000_000)}`);
    expect(blocks).toHaveLength(101);
    expect(blocks.every((block) => block.isWellFormed())).toBe(true);
  });

  it("end after as many lines as can be scrolled through", () => {
    const { blocks, isCut } = textBlocks("\n".repeat(2_000_000));
    expect(blocks).toHaveLength(250);
    expect(isCut).toBe(true);
  });
});

it("a text's first lines are no longer than can be seen", () =>
  expect(firstLines(`${"x".repeat(5_000_000)}\nsecond\nthird\n`, 2, 10)).toBe("xxxxxxxxxx\nsecond"));
