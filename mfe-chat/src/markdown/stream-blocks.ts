import { Lexer } from "marked";

/**
 * A growing markdown text, cut into blocks. Blocks of `frozen` are finished: they are neither looked at nor rendered again. What may still
 * change is `open`. All of them joined are the text.
 */
export interface StreamBlocks {
  readonly frozen: readonly string[];
  readonly open: readonly string[];
  /** The text that `frozen` covers. */
  readonly frozenLength: number;
}

export const NO_BLOCKS: StreamBlocks = { frozen: [], open: [], frozenLength: 0 };

/** Blocks at the end that stay open: the last is being written, the one before may still be continued by it. */
const OPEN_BLOCKS = 2;

/** Brings the blocks up to a text that begins with the one they were made of; another text begins anew. */
export function growBlocks(blocks: StreamBlocks, previous: string, text: string): StreamBlocks {
  const from = text.startsWith(previous) ? blocks : NO_BLOCKS;
  const parts = blocksOf(text.slice(from.frozenLength));
  const freezing = parts.slice(0, Math.max(0, parts.length - OPEN_BLOCKS));
  if (freezing.length === 0) return { ...from, open: parts };
  return {
    frozen: [...from.frozen, ...freezing],
    open: parts.slice(freezing.length),
    frozenLength: from.frozenLength + freezing.reduce((length, part) => length + part.length, 0),
  };
}

/** The top-level blocks of a text; blank lines stay with the block before them. */
function blocksOf(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { type, raw } of new Lexer({ gfm: true }).blockTokens(text, [])) {
    // The lexer rewrites a few unfinished beginnings ("1. " gets a line break): the rest stays one block until it is finished.
    if (!text.startsWith(raw, end)) break;
    if (type === "space" && parts.length > 0) parts[parts.length - 1] += raw;
    else parts.push(raw);
    end += raw.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
