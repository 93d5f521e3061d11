import fc from "fast-check";

/** Markdown that has tripped up some parser, or one of ours. */
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
  "An \\(a_1 * b_2\\), $x$ for $5, \\(a &lt; b\\) and $$c_1$$.\n\n",
  "\\[\na\n+ b_1\n\\]\n",
  "> $$\n> a\n> $$\n",
  "$$ unfinished\n",
  "&hearts; &notit; &copy\n\n",
  "| \\(x\\) | b[^1] |\n|--:|---|\n| $\\|x_1\\|$ | 2 |\n\n",
  "bare\n:-:\ntable\n\n",
  "-     indented code\n\n",
  "* star\n+ plus\n- dash\n",
  "text\n# heading\ntext\n",
  "  \n",
  "\ttab\n",
  "AT&amp;T &nbsp; &#65; &#x1F600; &#0; &#xD800; &unknown; &amp",
  "[a &quot;link&quot;](https://example.com/?a=1&amp;b=2 'its &lt;title&gt;')\n\n",
  "$x &lt; y_1$ and \\(\\frac{1}\\) and $$\\text{a & b}$$ cost $5\n",
  "- \\[\n  a_1\n  \\]\n- $b$\n",
  "\\[ never closed\n\n",
  "$$\nc\n$$ not alone\n",
  "Again[^1], [^2] and [^none].\n\n",
  "[^2]: Two\n\n    paragraphs with $x$ and `code`.\n\n",
  "| a | b |\n|---|---|\n| 1 |\n| x | y | z |\n| `a|b` | &vert; |\n",
  "a | b\n-|-\n1 | 2\n",
  "```mermaid\nflowchart TD\n  A --> B\n```\n",
  "```c&plus;&plus;\nint &amp;a;\n```\n",
  "````md\n```js\nnested\n```\n````\n",
  "> - quote\n>   ```\n>   code\n",
  "1. a\n\n   b\n\n       c\n2. d\n",
  "**bold *both*** ~~s~~ __u__ `` a ` b ``",
  "<details>\n<summary>x</summary>\n\n*in*\n\n</details>\n",
  "<!-- a comment\n\n-->\n",
  "[^1]: Another first.\n",
  "[ref]: https://example.com/other 'again'\n",
  "trailing  \nbreak\\\nhere",
  "a@b.example www.example.com\n",
];
/** Documents of up to nine of them. */
export const documents = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(""));
/** How many characters arrive at a time, in turn. */
export const cuts = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 10 });

/** A text as it grows. */
export function* growing(text: string, sizes: readonly number[]) {
  for (let end = 0, turn = 0; end < text.length; turn += 1) {
    end = Math.min(text.length, end + (sizes[turn % sizes.length] ?? 1));
    yield text.slice(0, end);
  }
}
