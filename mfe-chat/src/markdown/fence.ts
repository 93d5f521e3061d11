/** A fenced code block that's still being written. */
export interface OpenFence {
  readonly language: string;
  readonly code: string;
}

const OPENING = /^ {0,3}(`{3,}|~{3,})([^\n]*)(?:\n|$)/;

/** Reads a block as a fence without its end yet. Undefined for any other block. */
export function readOpenFence(block: string): OpenFence | undefined {
  const [line, fence, info] = OPENING.exec(block) ?? [];
  if (line === undefined || fence === undefined || (fence.startsWith("`") && info?.includes("`"))) return undefined;
  const code = block.slice(line.length);
  const closing = new RegExp(`(?:^|\\n) {0,3}${fence[0]}{${fence.length},}[ \\t]*(?:\\n|$)`);
  if (closing.test(code)) return undefined;
  return { language: (info ?? "").trim().split(/\s+/)[0] ?? "", code };
}

/** True if a block may contain code to highlight. */
export const holdsFence = (block: string) => block.includes("```") || block.includes("~~~");
