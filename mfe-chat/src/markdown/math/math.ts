import type { Plugin } from "unified";
import { mathLines } from "./math-lines.ts";
import { mathNodes } from "./math-nodes.ts";
import { mathSyntax } from "./math-syntax.ts";

/** Plugin that reads formulas. */
export const math: Plugin = readsMath(false);

/** The same for a text that's still being written, and may end within a formula. */
export const unfinishedMath: Plugin = readsMath(true);

function readsMath(open: boolean): Plugin {
  return function () {
    let lines: ReadonlySet<number> = new Set();
    const data = this.data();
    (data.micromarkExtensions ??= []).push(mathSyntax({ beginsBlock: (line) => lines.has(line), open: () => open }));
    (data.fromMarkdownExtensions ??= []).push(mathNodes);
    const parse = this.parser;
    if (!parse) throw new Error("Formulas are read by the Markdown parser, which must come before them");
    this.parser = (text, file) => {
      lines = mathLines(text, open);
      return parse(text, file);
    };
  };
}
