import { Lexer } from "marked";

/** Splits Markdown into top-level blocks. Blank lines stay with the block before them. */
export function cutBlocks(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { type, raw } of new Lexer({ gfm: true }).blockTokens(text, [])) {
    // The lexer rewrites a few unfinished beginnings ("1. " gets a line break). Then the rest stays one block until it's finished.
    if (!text.startsWith(raw, end)) break;
    if (type === "space" && parts.length > 0) parts[parts.length - 1] += raw;
    else parts.push(raw);
    end += raw.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
