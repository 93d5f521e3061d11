import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { cutBlocks } from "./cut-blocks.ts";
import { exactBlocks } from "./exact-blocks.ts";
import { blockCutting, highlighting, markdownRendering } from "./lazy-parts.ts";
import { namedCharacters } from "./named-characters.ts";
import { ReplyText } from "./reply-text.tsx";
import { NO_BLOCKS, growBlocks } from "./stream-blocks.ts";

const PIECES = [
  "# Heading\n\n",
  "Setext\n===\n\n",
  "A paragraph with **bold**, _it_ and `code`.\n\n",
  "A line\nthat goes on\n",
  "- one\n- two\n  - nested\n\n",
  "- loose\n\n- list\n\n",
  "1. first\n2. second\n\n",
  "- [x] done\n- [ ] open\n",
  "```ts\nconst a: number = 1;\n\nlet b = `x`;\n```\n\n",
  "~~~python\ndef f():\n    return 1\n~~~\n",
  "```\nplain\n",
  "    indented code\n\n",
  "> a quote\n> goes on\n\n",
  "> lazy\ncontinuation\n\n",
  "| a | b |\n|---|:-:|\n| 1 | 2 |\n\n",
  "---\n\n",
  "***\n",
  "<div>raw *html*</div>\n\n",
  "<script>alert(1)</script>\n\n",
  "A [link](https://example.com) and ![alt](https://evil.example/x.png).\n\n",
  "See [ref] here.\n\n",
  "[ref]: https://example.com\n\n",
  "Note[^1].\n\n[^1]: The note.\n\n",
  "\n\n",
  "日本語の文。次の文。\n\n",
  "https://example.com/auto\n\n",
  "\\*escaped\\* &amp; entity\n\n",
  "* star\n+ plus\n- dash\n",
  "text\n# heading\ntext\n",
  "  \n",
  "\ttab\n",
];
const documents = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));
const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 10 });

const fixture = createFixture();

beforeAll(async () => void (await markdownRendering.load()));
const ids = (html: string) => html.replace(/(id|href|aria-describedby|for)="#?[^"]*"/g, "$1");
const view = (text: string, streaming: boolean) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);

function* growing(text: string, sizes: readonly number[]) {
  for (let end = 0, turn = 0; end < text.length; turn += 1) {
    end = Math.min(text.length, end + (sizes[turn % sizes.length] ?? 1));
    yield text.slice(0, end);
  }
}

describe("growing Markdown", () => {
  it("never loses or changes a character when cut into blocks", () => {
    fc.assert(
      fc.property(documents, cuts, (text, sizes) => {
        let blocks = NO_BLOCKS;
        let previous = "";
        for (const part of growing(text, sizes)) {
          blocks = growBlocks(blocks, previous, part, cutBlocks);
          previous = part;
          expect([...blocks.frozen, ...blocks.open].join("")).toBe(part);
        }
      }),
    );
  });

  it("doesn't re-render finished blocks", () => {
    const begin = growBlocks(NO_BLOCKS, "", "one\n\ntwo\n\nthree\n\nfour", cutBlocks);
    const more = growBlocks(begin, "one\n\ntwo\n\nthree\n\nfour", "one\n\ntwo\n\nthree\n\nfour\n\nfive", cutBlocks);
    expect(begin.frozen).toEqual(["one\n\n", "two\n\n"]);
    expect(more.frozen.slice(0, 2)).toEqual(begin.frozen);
  });

  it("cuts a finished text without losing a character", () => {
    fc.assert(fc.property(documents, (text) => expect(exactBlocks(text).join("")).toBe(text)));
  });

  it("ends up the same as rendering the whole text at once, however it was cut", async () => {
    await Promise.all([highlighting.load(), blockCutting.load(), namedCharacters.load()]);
    await fc.assert(
      fc.asyncProperty(documents, cuts, async (text, sizes) => {
        const whole = render(view(text, false));
        const streamed = render(view("", true));
        for (const part of growing(text, sizes)) streamed.rerender(view(part, true));
        streamed.rerender(view(text, false));
        await waitFor(() => expect(ids(streamed.container.innerHTML)).toBe(ids(whole.container.innerHTML)));
        whole.unmount();
        streamed.unmount();
      }),
      { numRuns: 30 },
    );
  });

  it("highlights a fence only once it's closed", async () => {
    await highlighting.load();
    const { container, rerender } = render(view("```ts\nconst a = 1;", true));
    expect(container.querySelector(".hljs-keyword")).toBeNull();
    expect(container.querySelector("pre")?.textContent).toBe("const a = 1;");
    rerender(view("```ts\nconst a = 1;\n```\n", true));
    expect(container.querySelector(".hljs-keyword")?.textContent).toBe("const");
  });
});

describe("assistant text", () => {
  it("fetches no images, runs no markup and allows no unknown links", () => {
    const text =
      '![a chart](https://evil.example/x.png) <img src=x onerror="alert(1)"> [bad](javascript:alert(1)) [data](data:text/html,x) [ok](https://example.com) [mail](mailto:a@b.c) [in](/calendar)';
    const { container } = render(view(text, false));
    expect(container.querySelectorAll("img, script")).toHaveLength(0);
    expect(screen.getByText("a chart")).toBeTruthy();
    const links = [...container.querySelectorAll("a")].map((link) => [
      link.getAttribute("href"),
      link.getAttribute("rel"),
    ]);
    expect(links).toEqual([
      ["https://example.com", "noopener noreferrer"],
      ["mailto:a@b.c", "noopener noreferrer"],
      ["/calendar", null],
    ]);
  });

  it("decodes HTML's names of characters once they're needed", async () => {
    render(view("I &hearts; it, not &toString;", false));
    expect(await screen.findByText("I ♥ it, not &toString;")).toBeTruthy();
  });

  it("shows text nested too deeply as written", () => {
    const text = `${"> ".repeat(150)}deep`;
    const { container } = render(view(text, false));
    expect(container.querySelector("blockquote")).toBeNull();
    expect(container.textContent).toBe(text);
  });

  it("shows code nested too deeply for the highlighter without colors, and the rest as ever", async () => {
    await highlighting.load();
    const code = "${`".repeat(3_000);
    const { container } = render(view(`Some **bold** text\n\n\`\`\`js\n${code}\n\`\`\``, false));
    expect(container.querySelector("strong")?.textContent).toBe("bold");
    expect(container.querySelector("pre")?.textContent).toBe(`${code}\n`);
    expect(container.querySelector(".hljs-subst")).toBeNull();
  });

  it("copies the code of a block", async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    render(view("```js\nlet a;\nlet b;\n```", false));
    await act(async () => screen.getByRole("button", { name: "Copy" }).click());
    expect(written).toEqual(["let a;\nlet b;"]);
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  });
});
