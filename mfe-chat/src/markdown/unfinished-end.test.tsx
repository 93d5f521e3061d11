import { beforeAll, describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { blockCutting, markdownRendering, richParts } from "./lazy-parts.ts";
import { ReplyText } from "./reply-text.tsx";
import { withoutUnfinishedEnd } from "./unfinished-end.ts";

beforeAll(
  async () => void (await Promise.all([markdownRendering, richParts, blockCutting].map((code) => code.load()))),
);

describe("a text that's being written", () => {
  it.each([
    ["a [lin", "a lin"],
    ["a [link]", "a link"],
    [
      "in [How a headline of some length reads that a link to an article has as its words]",
      "in How a headline of some length reads that a link to an article has as its words",
    ],
    ["a [link](https:", "a link"],
    ["**a [link](https:", "**a link"],
    ["| a | [b c](htt", "| a | b c"],
    ["see ![a picture](htt", "see "],
    ["see https://exam", "see "],
    [String.raw`math \(a^2+b`, "math "],
  ])("shows of %j only %j", (text, shown) => {
    expect(withoutUnfinishedEnd(text)).toBe(shown);
  });

  it.each([
    "a [link](https://example.com) and",
    "see https://example.com and",
    String.raw`math \(a^2\) and`,
    "- [ ",
    "- [x",
    "a note [^1",
    "arr[0](x",
    "as he wrote [in a letter to his brother, which was found much later, in a box below his bed in Turin",
    "as he wrote [in a letter to his brother, which was found much later, in a box below his bed in Turin]",
    "and so on [...",
    "and so on […]",
    "`a [link](htt",
    "```md\na [link](htt",
    "- list\n  ```md\n  a [link](htt",
    "    a [link](htt",
    "$$\na = [1, 2",
    `a [link](${"x".repeat(300)}`,
  ])("shows all of %j", (text) => {
    expect(withoutUnfinishedEnd(text)).toBe(text);
  });

  it("shows all of it once it's not written any more, also if it was stopped", () => {
    const view = (streaming: boolean) => (
      <Around fixture={createFixture()}>
        <ReplyText text="a [link](https:" streaming={streaming} />
      </Around>
    );
    const { container, rerender } = render(view(true));
    expect(container.textContent).toBe("a link");
    rerender(view(false));
    expect(container.textContent).toBe("a [link](https:");
  });
});
