import { describe, expect, it } from "@jest/globals";
import { act, render, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { markdownRendering } from "./lazy-parts.ts";
import { MarkdownBlock } from "./markdown-block.tsx";
import { ReplyText } from "./reply-text.tsx";
import { readSimpleText } from "./simple-text.ts";
import { SimpleTextView } from "./simple-text-view.tsx";

const fixture = createFixture();
const htmlOf = (view: React.ReactNode) => {
  const { container, unmount } = render(<Around fixture={fixture}>{view}</Around>);
  const html = container.innerHTML;
  unmount();
  return html;
};

/** Pieces that are simple when they stand alone. */
const SIMPLE = [
  "\n",
  "\n\n",
  "word",
  "two words",
  " ",
  "\n- one\n- two\n\n",
  "Hello! You can:\n\n",
  "“it's”",
  "C#",
  "10:30",
  "50%",
  "日😀",
];
/** Pieces that aren't, or not everywhere. */
const MARKED = [
  ..."-+=:#>.)1\t\u00A0\uFEFF!?*_`[]<&|~\\$^é".match(/./gsu)!,
  "- ",
  "1. ",
  "12) ",
  "---",
  "===",
  ":-",
  "# ",
  "www.a.b",
  "https://a.b",
  "a@b.c",
  "  \n",
];
const joined = (pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(""));
const simpleTexts = fc
  .oneof(joined(SIMPLE), joined([...SIMPLE, ...SIMPLE, ...MARKED]))
  .filter((text) => readSimpleText(text) !== undefined);

describe("simple text", () => {
  it.each([
    ["You're welcome!", 1],
    ["Two lines\nof one paragraph.\n\nAnd another, with C# at 10:30.", 2],
    ['You can:\n\n- "Lunch at noon"\n- “Weather in Lisbon”\n\nJust ask', 3],
    ["", 0],
    ["still being written ", 1],
  ])("is read without the Markdown parser: %j", (text, blocks) => {
    expect(readSimpleText(text)).toHaveLength(blocks);
  });

  it.each([
    "**bold**",
    "an_underscore_",
    "`code`",
    "[link](/a)",
    "see www.example.com",
    "https://example.com",
    "a@b.c",
    "# Heading",
    "Heading\n---",
    "Heading\n===",
    "1. first",
    "+ plus",
    "    code",
    "> quote",
    "a | b\n:- | -:",
    "a\n:-",
    "&amp;",
    "<b>",
    "- loose\n\n- list",
    "- nested\n  - list",
    "text\n- list",
    "- lazy\ncontinuation",
    "break  \nhere",
    "- ",
    "tab\there",
  ])("is nothing that may be Markdown: %j", (text) => {
    expect(readSimpleText(text)).toBeUndefined();
  });

  it("looks exactly as the Markdown renderer shows it", () => {
    fc.assert(
      fc.property(simpleTexts, (text) => {
        const simple = htmlOf(<SimpleTextView blocks={readSimpleText(text) ?? []} />);
        expect(simple).toBe(htmlOf(<MarkdownBlock text={text} open={false} idPrefix="" />));
      }),
      { numRuns: 400 },
    );
  });

  it("is shown without fetching the renderer; other text is shown as written until that has loaded", async () => {
    const view = (text: string) => (
      <Around fixture={fixture}>
        <ReplyText text={text} streaming={false} />
      </Around>
    );
    const { container, rerender } = render(view("Hello!"));
    const paragraph = container.querySelector("p");
    await act(async () => {});
    expect(markdownRendering.current()).toBeUndefined();

    const other = render(view("**Hello**"));
    expect(other.container.textContent).toBe("**Hello**");
    await waitFor(() => expect(other.container.querySelector("strong")?.textContent).toBe("Hello"));
    rerender(view("Hello!"));
    expect(container.querySelector("p")).toBe(paragraph);
  });
});
