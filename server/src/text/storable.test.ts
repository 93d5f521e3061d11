import { describe, expect, it } from "@jest/globals";
import { createStorablePieces, storable, storableData } from "./storable.ts";

describe("text that is made storable", () => {
  it("loses NUL, and shows what was half a character", () => {
    expect(storable("a\0b\uD83Dc\uDE00😀")).toBe("ab\uFFFDc\uFFFD😀");
  });

  it("does so in every corner of data, and leaves the rest as it is", () => {
    const data = { "na\0me": ["a\0", { b: "\uDC00" }], count: 1, none: null, yes: true };
    expect(storableData(data)).toEqual({ name: ["a", { b: "\uFFFD" }], count: 1, none: null, yes: true });
  });

  it("keeps a character whole whose halves come in two pieces", () => {
    const pieces = createStorablePieces();
    const all = ["Hi \uD83D", "\uDE00\0", "\uD83D", "\uD83D", "\uDE00 x", "\uD83D"].map(pieces.push);
    expect([...all, pieces.end()].join("")).toBe("Hi 😀\uFFFD😀 x\uFFFD");
    expect(all.every((piece) => piece.isWellFormed())).toBe(true);
  });
});
