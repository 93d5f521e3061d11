import { describe, expect, it } from "@jest/globals";
import { SEARCH_SNIPPET_CHARACTERS } from "@atrium/shared-contracts";
import fc from "fast-check";
import { snippetOf } from "./message-search.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(20);

describe("the surroundings of a hit", () => {
  it("are the whole text when it is short, on one line", () => {
    expect(snippetOf("  The quick\n\nbrown\tfox ", ["fox"])).toBe("The quick brown fox");
  });

  it("hold the first word that is found, and say where text is left out", () => {
    const snippet = snippetOf(`${filler}the Brown fox ${filler}`, ["brown", "zebra"]);
    expect(snippet).toMatch(/^….*the Brown fox.*…$/);
    expect(snippet).toHaveLength(SEARCH_SNIPPET_CHARACTERS);
    expect(snippetOf(`fox ${filler}`, ["fox"])).toMatch(/^fox .*…$/);
    expect(snippetOf(`${filler}fox`, ["fox"])).toMatch(/^….* fox$/);
  });

  it.each(["a.b*c", "(x", "[", "\\", "$&", "{1,9}"])("find %s as it is written", (word) => {
    expect(snippetOf(`${filler}${word}${filler}`, [word])).toContain(word);
  });

  it("hold the word, are never too long and cut no character in half, whatever the text", () => {
    const text = fc.array(fc.constantFrom("ı", "İ", "ß", "🐦", "👩‍👩‍👧", "a", " ", "\n", "会"), { maxLength: 600 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const snippet = snippetOf(`${before.join("")} needle ${after.join("")}`, ["NEEDLE"]);
        expect(Array.from(snippet).length).toBeLessThanOrEqual(SEARCH_SNIPPET_CHARACTERS);
        expect(snippet.isWellFormed()).toBe(true);
        expect(snippet).toContain("needle");
      }),
    );
  });
});
