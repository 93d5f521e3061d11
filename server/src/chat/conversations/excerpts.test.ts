import { describe, expect, it } from "@jest/globals";
import { preview } from "./excerpts.ts";

describe("what the list shows of a message", () => {
  it.each([
    ["Sure.\n\n## Steps\n\n1. **Boil** it\n2. Eat it", "Sure. Steps Boil it Eat it"],
    ["| a | b |\n|---|--:|\n| 1 | `2` |", "a b 1 2"],
    [String.raw`So $x^2 \le \frac{a}{b}$ holds.`, "So x^2 ≤ a/b holds."],
    ["Then\n\n$$\nE = mc^2\n$$\n\nfollows", "Then E = mc^2 follows"],
    [String.raw`\[\alpha \times \text{mass}\] and \(n\)`, "α × mass and n"],
    ["AT&amp;T &copy; **2026**", "AT&T © 2026"],
    ["From $5 to $10, or US$5–$7", "From $5 to $10, or US$5–$7"],
  ])("of %j is %j", (text, shown) => expect(preview(text)).toBe(shown));

  it("is cut after its marks are gone", () => {
    expect(preview(`## ${"**word** ".repeat(100)}`)).toMatch(/^(?:word )+w?o?r?d?…?$/);
  });

  it("takes no longer for a hostile text", () => {
    for (const mark of ["$", "$$", "\\(", "\\[", "$a", "\\frac{"])
      expect(preview(mark.repeat(100_000)).length).toBeLessThan(200);
  });
});
