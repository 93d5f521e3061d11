import { describe, expect, it } from "@jest/globals";
import { hasLongWord, wordStyle } from "./long-word.ts";

describe("a long word", () => {
  it.each([
    ["at the start", `${"W".repeat(1_000)} a`],
    ["at the end", `${"a ".repeat(777)}${"W".repeat(1_000)}`],
    ["between line breaks", `a\n${"W".repeat(1_000)}\nb`],
    ["without letters", `a ${"/".repeat(1_000)}`],
  ])("is found %s", (_, text) => {
    expect(hasLongWord(text)).toBe(true);
    expect(wordStyle(text)).toEqual({ fontKerning: "none" });
  });

  it("is found wherever it begins", () => {
    for (let before = 0; before < 1_000; before += 7)
      expect(hasLongWord(`${" ".repeat(before)}${"W".repeat(1_000)}`)).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["short words", "tide ".repeat(10_000)],
    ["words of 499 characters", `${"W".repeat(499)} `.repeat(20)],
  ])("isn't in %s", (_, text) => {
    expect(hasLongWord(text)).toBe(false);
    expect(wordStyle(text)).toBeUndefined();
  });
});
