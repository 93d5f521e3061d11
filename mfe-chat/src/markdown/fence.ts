/** A fenced code block. */
export interface Fence {
  readonly language: string;
  readonly code: string;
}

const OPENING = /^ {0,3}(`{3,}|~{3,})([^\n]*)(?:\n|$)/;

/** Reads a block as a fence without its end yet. Undefined for any other block. */
export function readOpenFence(block: string): Fence | undefined {
  const opened = readOpening(block);
  return opened && !opened.closing.test(opened.code) ? fenceOf(opened) : undefined;
}

/** Reads a block as a fence with its end, and nothing after it. Undefined for any other block. */
export function readClosedFence(block: string): Fence | undefined {
  const opened = readOpening(block);
  const end = opened?.closing.exec(opened.code);
  if (!opened || !end || end.index + end[0].length < opened.code.trimEnd().length) return undefined;
  const code = opened.code.slice(0, end.index);
  return fenceOf({ ...opened, code: code === "" ? "" : `${code}\n` });
}

interface Opened {
  readonly info: string;
  /** What follows the first line. */
  readonly code: string;
  readonly closing: RegExp;
}

function readOpening(block: string): Opened | undefined {
  const [line, fence, info = ""] = OPENING.exec(block) ?? [];
  if (line === undefined || fence === undefined || (fence.startsWith("`") && info.includes("`"))) return undefined;
  const closing = new RegExp(`(?:^|\\n) {0,3}${fence[0]}{${fence.length},}[ \\t]*(?:\\n|$)`);
  return { info, code: block.slice(line.length), closing };
}

const fenceOf = ({ info, code }: Opened): Fence => ({ language: info.trim().split(/\s+/)[0] ?? "", code });

/** True if a block may contain code to highlight. */
export const holdsFence = (block: string) => block.includes("```") || block.includes("~~~");

const PIECE_CHARACTERS = 500;

/** A growing code in pieces of whole lines, of which only the last changes: browsers lay out each text anew when it changes. */
export function codePieces(code: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const end = code.indexOf("\n", from + PIECE_CHARACTERS) + 1;
    if (end === 0) return [...pieces, code.slice(from)];
    pieces.push(code.slice(from, end));
    from = end;
  }
}
