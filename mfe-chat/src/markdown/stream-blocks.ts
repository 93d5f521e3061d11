import { appendsPlainly } from "./plain-append.ts";

/**
 * A growing Markdown text, cut into blocks. Blocks in `frozen` are finished and never parsed or rendered again. Blocks in `open` may
 * still change. All of them joined are the text.
 */
export interface StreamBlocks {
  readonly frozen: readonly string[];
  readonly open: readonly string[];
  /** Length of the text in `frozen`. */
  readonly frozenLength: number;
}

/** Cuts a text into top-level blocks. Joined, they are the text. */
export type CutBlocks = (text: string) => readonly string[];

export const NO_BLOCKS: StreamBlocks = { frozen: [], open: [], frozenLength: 0 };

/** How many blocks at the end stay open: the last is being written, and may still continue the one before. */
const OPEN_BLOCKS = 2;

/** Updates the blocks to `text` if it starts with the text they were made from. Otherwise starts over. */
export function growBlocks(blocks: StreamBlocks, previous: string, text: string, cut: CutBlocks): StreamBlocks {
  const from = text.startsWith(previous) ? blocks : NO_BLOCKS;
  const last = from.open.at(-1);
  const more = text.slice(previous.length);
  if (last !== undefined && from !== NO_BLOCKS && appendsPlainly(last, more))
    return { ...from, open: [...from.open.slice(0, -1), last + more] };
  const parts = cut(text.slice(from.frozenLength));
  const freezing = parts.slice(0, Math.max(0, parts.length - OPEN_BLOCKS));
  if (freezing.length === 0) return { ...from, open: parts };
  return {
    frozen: [...from.frozen, ...freezing],
    open: parts.slice(freezing.length),
    frozenLength: from.frozenLength + freezing.reduce((length, part) => length + part.length, 0),
  };
}
