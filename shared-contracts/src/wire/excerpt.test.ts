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

  it("shows words that follow each other as they were asked for, though each is found before", () => {
    const text = `Part 1 has 2 pages. ${filler}then Part\n\n2 has ${filler}`;
    expect(excerptOf(text, ["part", "2"])).toMatch(/^…amet then Part 2 has lorem.*…$/);
  });

  it("else shows where most of the words are close together, and of such places the first", () => {
    const text = `A train. ${filler}the noon train to Hue ${filler}Hue, a train at noon ${filler}`;
    expect(excerptOf(text, ["hue", "noon", "train"])).toMatch(/^…amet the noon train to Hue lorem.*…$/);
    expect(excerptOf(`train ${filler}${filler}hue`, ["hue", "train"])).toMatch(/^train lorem/);
    expect(excerptOf(`train train train ${filler}TRAIN, Hue`, ["hue", "train"])).toBe("…sit amet TRAIN, Hue");
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
