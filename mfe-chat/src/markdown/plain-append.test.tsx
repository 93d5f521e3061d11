import { beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { cutBlocks } from "./cut-blocks.ts";
import { codePieces } from "./fence.ts";
import { richParts } from "./lazy-parts.ts";
import { MarkdownBlock } from "./markdown-block.tsx";
import { appendsPlainly } from "./plain-append.ts";

/** What begins and continues a text in ways that matter: marks, unfinished marks, and words between them. */
const PARTS = [
  "word ",
  "two words",
  " and more",
  " ",
  "  ",
  "\n",
  "\n\n",
  "- item ",
  "1. first ",
  "1",
  ". ",
  "> quote ",
  "# Title ",
  "- - ",
  "-",
  "=",
  "**bold** ",
  "**open ",
  "_under_",
  "`code` ",
  "`open ",
  "[link](https://example.com) ",
  '[link](https://example.com "a ',
  'title")',
  "[ref]: ",
  "/url",
  "www",
  ".example",
  "http",
  "s://a.example ",
  "name",
  "@a.example ",
  "&am",
  "p; ",
  "\\(a ",
  "b\\) ",
  "$x$",
  "a",
  "$5 and ",
  "| a | b |\n|---|---|\n| c ",
  "```ts\nconst a = 1; ",
  "<div>raw ",
  "<b>in ",
  "    code here ",
  "- [ ] to do ",
  "~~gone~~ ",
  "Setext title ",
  "日本 語 ",
  "👩‍👩‍👧 family ",
  "and **bo",
  "ld** then ",
  " *it",
  "al* ",
  "***both*** ",
  "snake_case_word ",
  " 2 * 3 ",
  "a [li",
  "nk](/u",
  "rl) ",
  " `co",
  "de` ",
  "~~st",
  "ruck~~ ",
  "![pic](/a.png) ",
  "end.",
  "(in",
  "side) ",
  "#",
  "!",
  "_",
];
const texts = fc.array(fc.constantFrom(...PARTS), { minLength: 2, maxLength: 14 });

const fixture = createFixture();
const block = (text: string, open = true) => (
  <Around fixture={fixture}>
    <MarkdownBlock text={text} open={open} idPrefix="x-" />
  </Around>
);
const html = (text: string, open = true) => {
  const { container, unmount } = render(block(text, open));
  const { innerHTML } = container;
  unmount();
  return innerHTML;
};
const ids = (text: string) => text.replace(/(id|aria-controls)="[^"]*"/g, "$1");

function expectSameAsWhole(parts: readonly string[]): void {
  const { container, rerender } = render(block(""));
  let text = "";
  for (const part of parts) {
    text += part;
    rerender(block(text));
    expect(ids(container.innerHTML)).toBe(ids(html(text)));
  }
  rerender(block(text, false));
  expect(ids(container.innerHTML)).toBe(ids(html(text, false)));
  cleanup();
}

beforeAll(() => richParts.load());

describe("words appended to a text", () => {
  it("don't change where its blocks begin", () => {
    fc.assert(
      fc.property(texts, (parts) => {
        let text = "";
        for (const part of parts) {
          if (appendsPlainly(text, part)) {
            const before = cutBlocks(text);
            expect(cutBlocks(text + part)).toEqual([...before.slice(0, -1), `${before.at(-1) ?? ""}${part}`]);
          }
          text += part;
        }
      }),
    );
  });

  it("are drawn as the whole text is", () => {
    fc.assert(fc.property(texts, expectSameAsWhole), { numRuns: 40 });
  }, 60_000);

  it.each([
    ["nested almost as deep as can be", ["> ".repeat(97), "foo bar baz", " **bold *it ~~s~~* b**", " z"]],
    ["after two spaces", ["some foo  ", "www", ".example", ".com/ x"]],
    ["after spaces that aren't ASCII", ["some foo\u{A0}", "bar\u{3000}", " **b**\u{3000}", "c"]],
    ["in many lists", ["- ".repeat(40), "a b c", " **x**", " y"]],
    ["after HTML in an item", ["- <div>\n  foo bar", " baz **x**", " y"]],
    ["after HTML in a list of a list", ["- - ", "<div>raw ", "end.", "word ", "word "]],
    ["of a task", ["- [ ] a b", " c **x**", " `y`", " z"]],
  ])("%s are drawn as the whole text is", (_, parts) => expectSameAsWhole(parts));

  it("leave the elements before them alone", () => {
    const { container, rerender } = render(block("- a **bold** and some words "));
    const [bold, list] = [container.querySelector("strong"), container.querySelector("ul")];
    rerender(block("- a **bold** and some words that follow"));
    expect(container.textContent.trim()).toBe("a bold and some words that follow");
    expect([container.querySelector("strong"), container.querySelector("ul")]).toEqual([bold, list]);
    rerender(block("- a **bold** and some words that follow, **b"));
    rerender(block("- a **bold** and some words that follow, **bold** ones and `code`"));
    const [, second] = container.querySelectorAll("strong");
    rerender(block("- a **bold** and some words that follow, **bold** ones and `code` and **other** ones"));
    expect([...container.querySelectorAll("strong, ul")].slice(0, 3)).toEqual([list, bold, second]);
  });
});

it.each([
  ["", "word"],
  ["1", ". "],
  ["- - ", "-"],
  ["some words", "\n"],
  ["some *words", "*"],
  ["see www", ".example.com"],
  ["see https://a", "bc"],
  ["[a]:\nsome words ", "title"],
  ["so **bold**", "er"],
  ['a [link](/b "with a ', 'title")'],
])("%j and %j aren't just words", (text, more) => expect(appendsPlainly(text, more)).toBe(false));

it("a growing code's pieces are whole lines, of which only the last changes", () => {
  const code = Array.from({ length: 200 }, (_, line) => `const line${line} = "👩‍👩‍👧";`).join("\n");
  let before: readonly string[] = [];
  for (let end = 0; end <= code.length; end += 37) {
    const pieces = codePieces(code.slice(0, end));
    expect(pieces.join("")).toBe(code.slice(0, end));
    expect(pieces.slice(0, -1).every((piece) => piece.endsWith("\n"))).toBe(true);
    expect(pieces.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    before = pieces;
  }
});
