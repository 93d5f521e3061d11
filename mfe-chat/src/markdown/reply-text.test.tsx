import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { cutBlocks } from "./cut-blocks.ts";
import { exactBlocks } from "./exact-blocks.ts";
import { allBlocks } from "./testing/all-blocks.ts";
import { cuts, documents, growing } from "./testing/documents.ts";
import { holdsRich } from "./holds-rich.ts";
import { blockCutting, highlighting, markdownRendering, richParts } from "./lazy-parts.ts";
import { ReplyText } from "./reply-text.tsx";
import { NO_BLOCKS, growBlocks } from "./stream-blocks.ts";

const fixture = createFixture();

beforeAll(async () => void (await Promise.all([markdownRendering.load(), richParts.load()])));
const view = (text: string, streaming: boolean) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);

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
    fc.assert(fc.property(documents, (text) => expect(allBlocks(text).join("")).toBe(text)));
  });

  it("cuts a finished text that's read part by part as one that's read at once", () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: 200 }), (text, size) => {
        expect(allBlocks(text, size)).toEqual(allBlocks(text, Infinity));
      }),
      { numRuns: 2_000 },
    );
  });

  it("reads a long finished text in short steps", () => {
    const text = "A **paragraph** of words.\n\n- one\n- two\n\n".repeat(2_000);
    const steps = [...exactBlocks(text)].length;
    expect(steps).toBeGreaterThan(text.length / 4_000);
    expect(allBlocks(text)).toHaveLength(4_000);
  });

  it("knows beforehand what has code, tables or formulas", () => {
    fc.assert(
      fc.property(documents, (text) => {
        const { container, unmount } = render(view(text, false));
        if (container.querySelector("pre, table, .math, .math-failed")) expect(holdsRich(text)).toBe(true);
        unmount();
      }),
    );
  });

  it("leaves a finished block as it's drawn when others follow, and at the end", async () => {
    await blockCutting.load();
    const code = `\`\`\`ts\n${"let a;\n".repeat(50)}\`\`\`\n\n`;
    const start = `**one**\n\n- two\n\n${code}`;
    const { container, rerender } = render(view(start, true));
    const drawn = [...container.querySelectorAll("p, strong, ul, li, pre")];
    const isFolded = () => container.querySelector(".code-folded") !== null;
    for (const more of ["three\n\n", "three\n\nfour\n\n", "three\n\nfour\n\nfive"]) rerender(view(start + more, true));
    for (const [index, element] of container.querySelectorAll("p, strong, ul, li, pre").entries())
      if (index < drawn.length) expect(element).toBe(drawn[index]);
    expect(isFolded()).toBe(false);
    rerender(view(`${start}three\n\nfour\n\nfive`, false));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(container.querySelector("strong")).toBe(drawn[1]);
    expect(isFolded()).toBe(false);
  });

  it("highlights a fence once it's closed and there's time, and until then leaves it as it's drawn", async () => {
    await highlighting.load();
    const { container, rerender } = render(view("```ts\nconst a = 1;", true));
    expect(container.querySelector(".hljs-keyword")).toBeNull();
    expect(container.querySelector("pre")?.textContent).toBe("const a = 1;");
    const [frame, start] = [container.querySelector("pre"), container.querySelector("code")?.firstChild];
    rerender(view("```ts\nconst a = 1;\nlet b;\n```\n", true));
    expect(container.querySelector("pre")).toBe(frame);
    expect(container.querySelector("code")?.firstChild).toBe(start);
    expect(frame?.textContent).toBe("const a = 1;\nlet b;\n");
    await waitFor(() => expect(container.querySelector(".hljs-keyword")?.textContent).toBe("const"));
    expect(container.querySelector("pre")?.textContent).toBe("const a = 1;\nlet b;\n");
  });

  it("prepares the colors of code while it's being written", async () => {
    await highlighting.load();
    const code = highlighting.current();
    if (!code) throw new Error("The highlighter hasn't loaded");
    const prepared: string[][] = [];
    const prepareLanguage = (language: string, sample: string) => {
      code.prepareLanguage(language, sample);
      prepared.push([language, sample]);
    };
    const watched = { ...code, prepareLanguage };
    using current = jest.spyOn(highlighting, "current");
    current.mockReturnValue(watched);
    const { rerender } = render(view("```ts\nlet a;\n", true));
    await waitFor(() => expect(prepared).toEqual([["ts", ""]]));
    const lines = "let a;\n".repeat(100);
    rerender(view(`\`\`\`ts\n${lines}`, true));
    await waitFor(() => expect(prepared.slice(1)).toEqual([["ts", lines.slice(0, 400)]]));
    rerender(view(`\`\`\`ts\n${lines}\`\`\`\n\n~~~no-such-language\na`, true));
    await waitFor(() => expect(prepared.slice(2)).toEqual([["no-such-language", ""]]));
  });
});

describe("assistant text", () => {
  it("moves what's below a task to the right of its box", () => {
    const { container } = render(view("- [x] done\n  1. nested\n  2. list\n- [ ] open\n  - [ ] below", false));
    const [tasks, numbers, below] = container.querySelectorAll("ul, ol");
    const start = (list: Element | undefined) => list && getComputedStyle(list).paddingInlineStart;
    expect([tasks, numbers, below].map(start)).toEqual(["1.5em", "2.9em", "2.9em"]);
  });

  it("fetches no images, runs no markup and allows no unknown links", () => {
    const text =
      '![a chart](https://evil.example/x.png) <img src=x onerror="alert(1)"> [bad](javascript:alert(1)) [data](data:text/html,x) [ok](https://example.com) [mail](mailto:a@b.c) [in](/calendar)';
    const { container } = render(view(text, false));
    expect(container.querySelectorAll("img, script")).toHaveLength(0);
    expect(screen.getByText("Image from evil.example: a chart")).toBeTruthy();
    const links = [...container.querySelectorAll("a")].map((link) => [
      link.getAttribute("href"),
      link.getAttribute("rel"),
    ]);
    expect(links).toEqual([
      ["https://evil.example/x.png", "noopener noreferrer"],
      ["https://example.com", "noopener noreferrer"],
      ["mailto:a@b.c", "noopener noreferrer"],
      ["/calendar", null],
    ]);
  });

  it("names an image without a link where it can't have one", () => {
    const { container } = render(
      view(
        "[![in a link](https://evil.example/x.png)](https://example.com) ![data](data:image/png;base64,x) ![path](/x.png)",
        false,
      ),
    );
    expect(container.querySelectorAll("img")).toHaveLength(0);
    expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://example.com",
    ]);
    expect(screen.getByText("in a link")).toBeTruthy();
    expect(screen.getByText("data")).toBeTruthy();
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

  it("says so where there's no clipboard, as on plain http", async () => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    render(view("```js\nlet a;\n```", false));
    await act(async () => screen.getByRole("button", { name: "Copy" }).click());
    expect(fixture.shell.toasts).toEqual([expect.objectContaining({ variant: "destructive" })]);
  });
});
