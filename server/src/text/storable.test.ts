import { describe, expect, it } from "@jest/globals";
import { createStorablePieces, storable, storableData } from "./storable.ts";

describe("storable text", () => {
  it("drops NUL, and replaces half characters with a visible mark", () => {
    expect(storable("a\0b\uD83Dc\uDE00😀")).toBe("ab\uFFFDc\uFFFD😀");
  });

  it("applies to every text in data, and leaves the rest alone", () => {
    const data = { "na\0me": ["a\0", { b: "\uDC00" }], count: 1, none: null, yes: true };
    expect(storableData(data)).toEqual({ name: ["a", { b: "\uFFFD" }], count: 1, none: null, yes: true });
  });

  it("keeps a character whose halves come in two pieces", () => {
    const pieces = createStorablePieces();
    const all = ["Hi \uD83D", "\uDE00\0", "\uD83D", "\uD83D", "\uDE00 x", "\uD83D"].map(pieces.push);
    expect([...all, pieces.end()].join("")).toBe("Hi 😀\uFFFD😀 x\uFFFD");
    expect(all.every((piece) => piece.isWellFormed())).toBe(true);
  });
});
