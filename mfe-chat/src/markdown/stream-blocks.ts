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

/** The top-level blocks of a text; joined they are the text. */
export type CutBlocks = (text: string) => readonly string[];

export const NO_BLOCKS: StreamBlocks = { frozen: [], open: [], frozenLength: 0 };

/** Blocks at the end that stay open: the last is being written, the one before may still be continued by it. */
const OPEN_BLOCKS = 2;

/** Brings the blocks up to a text that starts with the one they were made of; any other text starts over. */
export function growBlocks(blocks: StreamBlocks, previous: string, text: string, cut: CutBlocks): StreamBlocks {
  const from = text.startsWith(previous) ? blocks : NO_BLOCKS;
  const parts = cut(text.slice(from.frozenLength));
  const freezing = parts.slice(0, Math.max(0, parts.length - OPEN_BLOCKS));
  if (freezing.length === 0) return { ...from, open: parts };
  return {
    frozen: [...from.frozen, ...freezing],
    open: parts.slice(freezing.length),
    frozenLength: from.frozenLength + freezing.reduce((length, part) => length + part.length, 0),
  };
}
