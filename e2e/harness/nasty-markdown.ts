import fc from "fast-check";

/** Pieces of markdown that have tripped up some parser. */
const PIECES = [
  "AT&amp;T &nbsp; &copy; &notin; &notit; &CounterClockwiseContourIntegral; &semi; &#65; &#x1F600; &#0; &#xD800; &unknown; &amp",
  "[a &quot;link&quot;](https://example.com/?a=1&amp;b=2 'its &lt;title&gt;')",
  "```c&plus;&plus;\nint &amp;a;\n```",
  "`code &amp; co` and ``a ` b``",
  '<img src=x onerror="alert(1)"><svg><script>alert(1)</script></svg>',
  "<!-- a comment\n\n--> <![CDATA[ x ]]> <?php ?> <!DOCTYPE html>",
  '<iframe srcdoc="<b>x</b>"></iframe><base href="//evil.example"><style>*{display:none}</style>',
  "[x](javascript:alert(1)) [y](data:text/html,z) <javascript:alert(1)> [z](//evil.example)",
  "![pixel](https://evil.example/p.png?a=1&b=2) ![](x) ![&amp;][ref]",
  "[ref]: https://example.com '&nbsp;'\n[^1]: A note\\\n[ref] and[^1] and[^nothing]",
  "- a\n  - b\n    1. c\n       > d\n       > - e\n\n         ```js\n         f(`&lt;`)\n         ```\n- [x] g\n- [ ] h",
  "1. a\n1) b\n* c\n+ d\n-\n\n   e",
  "| a | b | c | d |\n|:-|:-:|-:|-|\n| 1 \\| 2 | `x|y` | **b** | &vert; |\n| short\n| x | y | z | w | too | many |",
  "> quote\nlazy\n> > deeper\n\n>",
  "$E = mc^2$ and $$\\int_0^\\infty e^{-x^2}\\,dx$$ and \\(a_{b_c}\\) \\[\\frac{1}{2}\\]",
  "**bold*it_both_*** ***x** y* __a__b__ ~~s~t~~ ~one~ *\u00a0a\u00a0* **“quoted”**word",
  "👨‍👩‍👧‍👦 🏳️‍🌈 e\u0301 n\u0303 \u202eright to left\u202c שלום עולם مرحبا ก็ 한국어 日本語**強調**です",
  "\u0007 \u200b \u2028 \u2029 \ufeff \ufffd zero width",
  "Setext\n===\nAnother\n---\n####### seven\n#nospace\n# closed ##\n***\n___\n",
  "```unknown-language\nno colours\n```\n~~~html\n<b onclick=x>&amp;</b>\n~~~\n    indented\n\ttab",
  "````md\n```js\nnested\n```\n````",
  "www.example.com https://example.com/a_(b)_c?d=e&f=g#h. <https://example.com> a@b.example mailto:a@b.c",
  "line one  \nline two\\\nline three\r\nline four\rline five",
  "[".repeat(200) + "*_~`".repeat(100) + "<".repeat(100) + "&".repeat(100) + "\\".repeat(99),
  "> ".repeat(60) + "deep",
  "- ".repeat(60) + "deep",
  "a".repeat(3000),
  "__proto__ constructor ```__proto__\n{}\n``` toString hasOwnProperty\n\n```constructor\n{}\n```",
];

/** Removes what no database accepts. The server handles such characters. */
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();

const anything = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }).map(storable) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(..."[]()<>*_`~#|!&;:-+=\\/ \n\t1.a".split("")), maxLength: 120 }),
  },
);
const join = fc.constantFrom("\n\n", "\n", " ", "");
const document = fc
  .array(fc.tuple(anything, join), { minLength: 10, maxLength: 40 })
  .map((parts) => parts.map(([part, after]) => part + after).join(""));

/** Markdown that's hard to render: first every piece once, then at random. The same seed gives the same documents. */
export const nastyMarkdown = (count: number, seed: number): readonly string[] => [
  PIECES.join("\n\n"),
  ...fc.sample(document, { numRuns: count - 1, seed }),
];
