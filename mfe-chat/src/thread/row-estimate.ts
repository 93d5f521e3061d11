import { textOf } from "../conversation/thread-data.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

/** Rough characters per line, and a line's height. Close enough to keep a long thread's scrollbar about right. */
const LINE_CHARACTERS = 90;
const LINE_PX = 25;
const DAY_PX = 44;

const known = new WeakMap<ThreadRow, number>();

/** Estimated height of a row before it's measured. Pixels. */
export function estimateRow(row: ThreadRow | undefined): number {
  if (!row) return DAY_PX;
  const height = known.get(row) ?? estimate(row);
  known.set(row, height);
  return height;
}

/** Estimated height of all rows before any is measured. Pixels. */
export const estimateAll = (rows: readonly ThreadRow[]) => rows.reduce((sum, row) => sum + estimateRow(row), 0);

function estimate(row: ThreadRow): number {
  switch (row.kind) {
    case "user":
      return 56 + lines(textOf(row.message)) * LINE_PX;
    case "unsent":
      return 56 + lines(row.entry.content) * LINE_PX;
    case "reply":
      return 60 + lines(textOf(row.message)) * LINE_PX;
    case "live":
      return 60;
    case "day":
      return DAY_PX;
  }
}

function lines(text: string): number {
  let count = 0;
  for (const line of text.split("\n")) count += Math.max(1, Math.ceil(line.length / LINE_CHARACTERS));
  return count;
}
