import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { SEARCH_SNIPPET_CHARACTERS } from "../specification/constants.ts";
import { beginningOf, excerptOf } from "./excerpt.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(20);

describe("excerptOf", () => {
  it("returns a short text whole, on one line", () => {
    expect(excerptOf("  The quick\n\nbrown\tfox ", ["fox"])).toBe("The quick brown fox");
  });

  it("begins shortly before the word, at a word boundary, with an ellipsis where text is left out", () => {
    expect(excerptOf(`${filler}the Brown fox ${filler}`, ["brown", "zebra"])).toMatch(/^…amet the Brown fox lorem.*…$/);
    expect(excerptOf(`${filler}fox`, ["fox"])).toBe("…sit amet fox");
    expect(excerptOf(`fox ${filler}`, ["fox"])).toMatch(/^fox lorem.*…$/);
    expect(excerptOf(`${"会".repeat(60)}東京へ`, ["東京"])).toBe(`…${"会".repeat(12)}東京へ`);
  });

  it.each(["a.b*c", "(x", "[", "\\", "$&", "{1,9}"])("finds %s literally", (word) => {
    expect(excerptOf(`${filler}${word}${filler}`, [word])).toContain(word);
  });

  it("returns undefined when the text contains none of the words", () => {
    expect(excerptOf(filler, ["zebra"])).toBeUndefined();
    expect(beginningOf(filler)).toMatch(/^lorem ipsum .*…$/);
    expect(beginningOf(filler)).toHaveLength(SEARCH_SNIPPET_CHARACTERS);
  });

  it("shows the word within a phone's row, is never too long and never cuts a character in half, for any text", () => {
    const text = fc.array(fc.constantFrom("ı", "İ", "ß", "🐦", "👩‍👩‍👧", "a", " ", "\n", "会"), { maxLength: 600 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const excerpt = excerptOf(`${before.join("")} needle ${after.join("")}`, ["NEEDLE"]) ?? "";
        expect(Array.from(excerpt).length).toBeLessThanOrEqual(SEARCH_SNIPPET_CHARACTERS);
        expect(excerpt.isWellFormed()).toBe(true);
        expect(Array.from(excerpt.slice(0, excerpt.indexOf("needle"))).length).toBeLessThanOrEqual(32);
        expect(excerpt).toContain("needle");
      }),
    );
  });
});
