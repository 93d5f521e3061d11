import { beforeAll, describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { blockCutting, highlighting, markdownRendering, mathDrawing, richParts } from "../markdown/lazy-parts.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { speakable } from "./speakable.ts";

beforeAll(async () => {
  await Promise.all([markdownRendering, richParts, blockCutting, highlighting, mathDrawing].map((code) => code.load()));
});

function spoken(markdown: string, language = "en") {
  const { container } = render(
    <Around fixture={createFixture()}>
      <ReplyText text={markdown} streaming={false} />
    </Around>,
  );
  return speakable(container, language);
}

describe("what's read aloud of a reply", () => {
  it("is its sentences, without marks", () => {
    expect(spoken("## The _plan_\n\nFirst, **rest**. Then `run`!\n\n- one\n- two & three")).toEqual([
      "The plan",
      "First, rest.",
      "Then run!",
      "one",
      "two & three",
    ]);
  });

  it("leaves out code, formulas, footnote marks and buttons", () => {
    const text = "Do this:\n\n```ts\nconst a = 1;\n```\n\nIt is $x^2$ big[^1].\n\n$$\\frac12$$\n\n---\n\nEnd.";
    expect(spoken(text)).toEqual(["Do this:", "It is big[^1].", "End."]);
  });

  it("names a link by its text, and a bare address by its site", () => {
    expect(spoken("See [the guide](https://a.example/x?y=1) or https://www.b.example/long/path")).toEqual([
      "See the guide or b.example",
    ]);
  });

  it("reads a table row by row, with its headers", () => {
    expect(spoken("| Fruit | Price |\n|---|---|\n| Apple | 2 |\n| Pear | 3 |")).toEqual([
      "Fruit, Price",
      "Apple, 2",
      "Pear, 3",
    ]);
  });

  it("is cut where a sentence is too long for a voice, and loses nothing", () => {
    const long = `${"word ".repeat(120)}end`;
    const parts = spoken(long);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
    expect(parts.join(" ")).toBe(long);
    const unbroken = "字".repeat(500);
    expect(spoken(unbroken, "zh").join("")).toBe(unbroken);
  });
});
