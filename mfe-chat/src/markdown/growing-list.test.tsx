import { describe, expect, it, jest } from "@jest/globals";
import { render } from "@testing-library/react";
import fc from "fast-check";
import type { ReactElement } from "react";
import Markdown from "react-markdown";
import { gfm } from "./gfm.ts";
import { GrowingList } from "./growing-list.ts";
import { unfinishedMath } from "./math/math.ts";

/** What lists consist of, and what ends or disturbs them. */
const LINES = [
  "- a",
  "- **b** and [c](/d)",
  "- [ ] to do",
  "- [x] done",
  "- ",
  "-",
  "-\ttab",
  "-     code",
  "- > quote",
  "- # heading",
  "- - nested",
  "- a | b",
  "- <!--",
  "- `open",
  "- \\(x",
  "- [a",
  "- - -",
  "* star",
  "1. one",
  "2. two",
  "10. ten",
  "1) other",
  "  - nested",
  " - indented",
  "   1. nested",
  "\t- tab",
  "  more",
  "   paragraph",
  "    code",
  "  -|-",
  "  > quote",
  "  ***",
  "lazy",
  "> quote",
  "# heading",
  "<div>",
  "-->",
  "code` \\) c](/d)",
  "===",
  "---",
  "",
  "",
  "",
  " ",
  "\u{A0}",
];
const lists = fc
  .tuple(fc.constantFrom("- a", "1. one", "7) seven", "* *b*"), fc.array(fc.constantFrom(...LINES), { maxLength: 9 }))
  .map(([first, lines]) => [first, ...lines].join("\n"));

const parse = (text: string) => Markdown({ children: text, remarkPlugins: [gfm, unfinishedMath] });
const html = (element: ReactElement) => {
  const { container, unmount } = render(element);
  const { innerHTML } = container;
  unmount();
  return innerHTML;
};

describe("a list that's drawn item by item", () => {
  it("looks like the whole list", () => {
    let count = 0;
    fc.assert(
      fc.property(lists, (text) => {
        const drawn = new GrowingList().draw(text, parse);
        if (!drawn) return;
        count += 1;
        expect(html(drawn)).toBe(html(parse(text)));
      }),
      { numRuns: 2_000 },
    );
    expect(count).toBeGreaterThan(20);
  }, 120_000);

  it.each([
    ["tight", "- a **b**\n- c\n  - d\n", "- e", 1],
    ["loose", "1. a\n\n   b\n\n2. c\n\n", "3. d", 1],
    ["of tasks", "- a\n- b\n", "- [ ] c", 1],
    ["that becomes loose", "- a\n- b\n", "\n- c", 3],
  ])("%s has only what's new parsed", (_, text, more, parsed) => {
    const list = new GrowingList();
    list.draw(text, parse);
    const spied = jest.fn(parse);
    const drawn = list.draw(text + more, spied);
    expect(spied).toHaveBeenCalledTimes(parsed);
    expect(drawn && html(drawn)).toBe(html(parse(text + more)));
  });

  it("keeps the elements of the items before", () => {
    const list = new GrowingList();
    const view = (text: string) => list.draw(text, parse) ?? parse(text);
    const { container, rerender } = render(view("- a\n"));
    const [first] = container.querySelectorAll("li");
    rerender(view("- a\n- b\n"));
    rerender(view("- a\n- b\n- `c`"));
    expect(container.querySelectorAll("li")).toHaveLength(3);
    expect(container.querySelector("li")).toBe(first);
  });

  it.each([
    "a\n- b",
    "- a",
    "- a\n\n  b\n- c",
    "- a\n* b",
    "- a\n# b\n- c",
    "- a [b]\n- c\n\n[b]: /d",
    "- ```\n  a\n\n  b\n  ```\n- c",
    "- a\n$$\n- b\n$$",
    "- a\n- <!--\n\n- b",
  ])("isn't made of %j, of which the items can't be read one by one", (text) => {
    expect(new GrowingList().draw(text, parse)).toBeUndefined();
  });
});
