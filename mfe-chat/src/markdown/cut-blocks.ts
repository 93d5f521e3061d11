import { Lexer } from "marked";
import { isBeyondLimits } from "./beyond-limits.ts";
import { leadingMath, nextMath } from "./math/math-lines.ts";

const LEXER_OPTIONS = {
  gfm: true,
  extensions: {
    renderers: {},
    childTokens: {},
    block: [
      (text: string) => {
        const raw = leadingMath(text);
        return raw === undefined ? undefined : { type: "math", raw };
      },
    ],
    startBlock: [nextMath],
  },
};

/** Splits Markdown into top-level blocks. Blank lines stay with the block before them. A text beyond the limits is one block. */
export function cutBlocks(text: string): string[] {
  if (isBeyondLimits(text)) return [text];
  const parts: string[] = [];
  let end = 0;
  for (const { type, raw } of new Lexer(LEXER_OPTIONS).blockTokens(text, [])) {
    // The lexer rewrites a few unfinished beginnings ("1. " gets a line break). Then the rest stays one block until it's finished.
    if (!text.startsWith(raw, end)) break;
    if (type === "space" && parts.length > 0) parts[parts.length - 1] += raw;
    else parts.push(raw);
    end += raw.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
