import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { plainText } from "./plain-text.ts";

describe("plainText", () => {
  it.each([
    ["## Title\n\nSome **bold** and _soft_ `code`.", "Title Some bold and soft code."],
    ["Title\n=====\n\ntext", "Title text"],
    ["- one\n- [x] two\n1. three\n> > four", "one two three four"],
    ["see [here](https://a.b/(c)) ![pic](x)", "see here pic"],
    ["<https://a.b> and <b>bold</b>, 5 < 6", "https://a.b and bold, 5 < 6"],
    ["before\n```js\nlet a_b_c = 1;\n```\nafter", "before let a_b_c = 1; after"],
    ["| a | b |\n|---|:--|\n| 1 | **2** |", "a b 1 2"],
    ["**bold with *both* in it** ~~gone~~", "bold with both in it gone"],
    ["\\*not\\* bold, `**nor**` this", "*not* bold, **nor** this"],
    ["snake_case stays, 3 - 2 and 3 * 4 too", "snake_case stays, 3 - 2 and 3 * 4 too"],
    ["AT&amp;T &copy; &lt;b&gt; &#42;a&#x2A;&nbsp;b &quot;c&quot;", 'AT&T © <b> *a* b "c"'],
    ["R&D; &constructor; \\&amp; `&lt;` &amp;lt;", "R&D; &constructor; &amp; &lt; &lt;"],
    ["&#0;&#xD800;&#9999999;", "\u{fffd}\u{fffd}\u{fffd}"],
    ["a cut **bold and a [link](https://a.exa…", "a cut bold and a link"],
  ])("turns %j into %j", (markdown, plain) => expect(plainText(markdown)).toBe(plain));

  it("returns no line breaks and no surrounding spaces, for any text", () => {
    const text = fc.array(
      fc.constantFrom("*", "_", "`", "~", "[", "](", ")", "<", ">", "|", "-", "#", "\\", "\n", " ", "a"),
    );
    fc.assert(fc.property(text, (parts) => expect(plainText(parts.join(""))).toMatch(/^(\S([^\n]*\S)?)?$/)));
  });
});
