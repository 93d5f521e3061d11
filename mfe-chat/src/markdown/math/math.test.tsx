import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, waitFor } from "@testing-library/react";
import { Around, createFixture } from "../../testing/render-chat.tsx";
import { cutBlocks } from "../cut-blocks.ts";
import { blockCutting, markdownRendering, mathDrawing, richParts } from "../lazy-parts.ts";
import { ReplyText } from "../reply-text.tsx";
import { drawFormula } from "./draw-formula.ts";
import { allDrawn } from "./drawing-turns.ts";
import { withoutMarks } from "./formula-source.ts";

const fixture = createFixture();

beforeAll(
  async () =>
    void (await Promise.all([markdownRendering, richParts, mathDrawing, blockCutting].map((code) => code.load()))),
);

/** How much is drawn at once is counted anew once others have had a turn, which tests in a row don't give. */
beforeEach(() => new Promise<void>((resolve) => setTimeout(resolve)));

const reply = (text: string, streaming = false) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);
const sourcesIn = (container: HTMLElement) =>
  [...container.querySelectorAll(".math-source")].map(({ textContent }) => withoutMarks(textContent ?? ""));
/** The formulas of a finished reply, as written. */
function formulasOf(text: string) {
  const { container, unmount } = render(reply(text));
  const sources = sourcesIn(container);
  unmount();
  return sources;
}

describe("formulas", () => {
  it.each([
    ["\\(a_b + c_d\\)"],
    ["\\(a*b*c\\)"],
    ["\\(\\{x \\mid x < y & z > 0\\}\\)", false],
    ["\\(\\text{a `b` c}\\)"],
    ["$$\\int_0^\\infty e^{-x^2}\\,dx$$"],
    ["$$\\text{\\$5}$$"],
    ["\\[\\frac{1}{2} \\\\[4pt] x\\]"],
    ["\\[a\\\\b\\]"],
    ["$x$"],
    ["$n-1$"],
    ["$f(x)$"],
    ["$E = mc^2$"],
    ["$\\alpha$"],
    ["$2^{10}$"],
    ["$\\frac{1}{2}$"],
    ["\\(a\nb\\)"],
  ])("%j stays as written, within a sentence with emphasis", (formula, draws = true) => {
    const text = `Some *emphasis, ${formula} and* more`;
    const { container, unmount } = render(reply(text));
    expect(container.querySelector("em")).not.toBeNull();
    if (draws) expect(sourcesIn(container)).toEqual([formula]);
    else expect(container.querySelector(".math-failed")?.textContent).toBe(formula);
    unmount();
  });

  it.each([
    "It's $5 now and $10 later",
    "$5 and 10$",
    "from $5–$10",
    "$20k+ to 30k$",
    "US$5 and A$6",
    "$5/h$",
    "$ x $",
    "`$x$` and `\\(x\\)`",
    "```\n$$x$$\n```",
    "    \\[x\\]",
    "\\\\(x\\\\)",
    "\\$x\\$",
    "${a}-${b}$",
    "$HOME_DIR/$PATH",
    "$$ to $$$",
    "$$$x$$$",
    "\\(never closed",
    "\\[ one\n\nparagraph \\]",
    "$a\nb$",
    "&dollar;x&dollar;",
  ])("%j holds none", (text) => {
    expect(formulasOf(text)).toEqual([]);
  });

  it("that have their lines to themselves may hold what would begin lists, quotes and headings", () => {
    const formula = "\\[\na\n+ b\n- c\n> d\n= e\n===\n# \\%\n\\]";
    expect(formulasOf(`Before\n${formula}\nafter`)).toEqual([]);
    const drawable = "$$\na\n+ b\n- c\n> d\n= e\n$$";
    expect(formulasOf(`Before\n${drawable}\nafter`)).toEqual([drawable]);
    expect(formulasOf(`- item\n\n  ${drawable.replaceAll("\n", "\n  ")}\n- next`)).toEqual([drawable]);
    expect(formulasOf(`> ${drawable.replaceAll("\n", "\n> ")}\n\nafter`)).toEqual([drawable]);
  });

  it("end with the list or quote that they're in", () => {
    const { container } = render(reply("> $$\n> a\nb\n$$\n\n- after"));
    expect(container.querySelector("li")?.textContent).toBe("after");
    expect(container.querySelector("blockquote")?.textContent).toContain("a");
  });

  it("work in tables, where a backslash keeps a bar", () => {
    expect(formulasOf("| a |\n|---|\n| \\(\\frac{x_1}{2}\\) |\n| $\\|x_1\\|$ |")).toEqual([
      "\\(\\frac{x_1}{2}\\)",
      "$|x_1|$",
    ]);
  });

  it("are drawn a few at a time, so that hundreds of them don't hold up the page", async () => {
    const { container } = render(reply("$x$ ".repeat(200)));
    const drawn = () => sourcesIn(container).length;
    const atOnce = drawn();
    expect(atOnce).toBeGreaterThan(20);
    expect(atOnce).toBeLessThan(100);
    expect(container.textContent).toContain("$x$ $x$");
    await act(() => allDrawn());
    expect(drawn()).toBe(200);
  });

  it("that wait for their turn are forgotten with their message", async () => {
    const { unmount } = render(reply("$x$ ".repeat(200)));
    unmount();
    await allDrawn();
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    const { container } = render(reply("$x$"));
    expect(sourcesIn(container)).toEqual(["$x$"]);
  });

  it("come with MathML for screen readers", () => {
    const { container } = render(reply("\\(\\frac{1}{2}\\)"));
    expect(container.querySelector("math mfrac")).not.toBeNull();
    expect(container.querySelector("annotation")?.textContent).toBe("\\frac{1}{2}");
  });

  it("can be focused and so scrolled by keyboard where they have their lines to themselves", () => {
    const { container, unmount } = render(reply("$x$\n\n$$\ny\n$$"));
    expect([...container.querySelectorAll<HTMLElement>(".math")].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    unmount();
  });

  it("are held back until they're complete, and nothing in them is read as Markdown", () => {
    const { container, rerender } = render(reply("", true));
    const whole = "So \\(a_1 * b * c_2 [x](y)\\) it is\n\n\\[\na\n+ b\n- *c*\n\\]";
    for (let end = 1; end <= whole.length; end += 1) {
      rerender(reply(whole.slice(0, end), true));
      expect(container.querySelector("em, ul, a")).toBeNull();
      const unfinished = whole.slice(0, end);
      if (/\\\([^)]*$/.test(unfinished)) expect(container.textContent).toBe("So");
    }
    expect(sourcesIn(container)).toEqual(["\\(a_1 * b * c_2 [x](y)\\)", "\\[\na\n+ b\n- *c*\n\\]"]);
  });

  it("are one block while they're being written", () => {
    expect(cutBlocks("before\n\\[\na\n+ b\n\\]\n- list")).toEqual(["before\n", "\\[\na\n+ b\n\\]\n", "- list"]);
    expect(cutBlocks("$$\na\n- b")).toEqual(["$$\na\n- b"]);
  });

  it("with a mistake are shown as written, with the reason as title", () => {
    const { container } = render(reply("Look: \\(\\frac{1}\\)"));
    const failed = container.querySelector(".math-failed");
    expect(failed?.textContent).toBe("\\(\\frac{1}\\)");
    expect(failed?.getAttribute("title")).toMatch(/^Couldn't draw this formula: KaTeX parse error/);
  });

  it("can't link, fetch, set styles by attribute or define macros", async () => {
    const { container } = render(
      reply(
        "\\(\\href{javascript:alert(1)}{x}\\) \\(\\includegraphics{https://evil.example/x.png}\\) \\(\\htmlStyle{position:fixed}{x}\\) \\(\\fbox{x}\\) \\(\\pmb{x}\\)",
      ),
    );
    await waitFor(() => expect(container.querySelectorAll("math").length).toBeGreaterThan(1));
    expect(container.querySelectorAll(".math a, .math img, .math [href], .math math [style]")).toHaveLength(0);
    expect(drawFormula("\\def\\a{x}\\a", false)).toEqual({ problem: "definesMacros" });
    expect(drawFormula("\\newcommand{\\a}{x}", false)).toEqual({ problem: "definesMacros" });
  });

  it.each([
    ["long", "x".repeat(5_000), "tooLarge"],
    ["deeply nested", "{".repeat(100) + "x" + "}".repeat(100), "tooLarge"],
    ["of many parts", "\\alpha ".repeat(500) + "{}".repeat(500), "tooLarge"],
    ["nested without braces", "\\sqrt".repeat(700) + " x", "any"],
    ["nested fractions", "\\frac1".repeat(600) + "1", "any"],
    ["nested \\left", "\\left(".repeat(600), "any"],
    ["many scripts", "x_".repeat(900) + "x", "any"],
    ["a huge matrix", `\\begin{matrix}${"a&".repeat(900)}a\\end{matrix}`, "any"],
  ])("that are hostile cost little: %s", (_, tex, problem) => {
    const ordinary = timeOf(() => drawFormula("a+b=c,\\quad ".repeat(300), true));
    const hostile = timeOf(() => {
      const drawn = drawFormula(tex, true);
      if (problem !== "any") expect(drawn).toEqual({ problem });
    });
    expect(hostile).toBeLessThan(ordinary * 20 + 200);
  });
});

function timeOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
