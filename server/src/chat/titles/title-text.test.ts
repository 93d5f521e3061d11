import { expect, it } from "@jest/globals";
import { cleanTitle } from "./title-text.ts";

it.each([
  ["plain text", "Tides and the moon", "Tides and the moon"],
  ["quotation marks", "“Tides and the moon.”", "Tides and the moon"],
  ["Markdown", "## **Tides** and `the` [moon](https://a.example)", "Tides and the moon"],
  ["a label", "Title: Tides", "Tides"],
  ["more lines", "\n\nTides\nand the moon", "Tides"],
  ["a model's thoughts", "<think>They ask for a title.\nTides?</think>\nTides", "Tides"],
  ["markup", "X<script>alert(1)</script><!-- y", "Xalert(1)<!-- y"],
  ["characters that hide or reorder text", "Ti\u202Ede\u0000s\u200B\uD83D", "Tides\uFFFD"],
  ["what looks like markup, but isn't", "When a < b and c > d", "When a < b and c > d"],
  ["another language", "«Приливы и Луна»", "Приливы и Луна"],
])("a title with %s is cleaned", (_, written, title) => {
  expect(cleanTitle(written)).toBe(title);
});

it("isn't longer than other titles", () => {
  expect(cleanTitle("tide ".repeat(40))).toBe(`${"tide ".repeat(10)}...`);
});

it.each(["", " \n ", '**""**', "<think>unfinished"])("%j is none", (written) => {
  expect(cleanTitle(written)).toBeNull();
});

it("takes time in proportion to its length, also with a run of marks that end titles", () => {
  const start = performance.now();
  cleanTitle(`a${".".repeat(200_000)}b`);
  // Many seconds if each of them looked at all the others.
  expect(performance.now() - start).toBeLessThan(2_000);
});
