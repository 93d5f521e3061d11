import { textOf } from "../conversation/thread-data.ts";
import type { ThreadRow } from "./thread-row.ts";

/** Characters of a line and height of one, roughly: near enough that a long thread's scrollbar does not lie much. */
const LINE_CHARACTERS = 90;
const LINE_PX = 25;

/** Height of a row before it is measured. Pixels. */
export function estimateRow(row: ThreadRow | undefined): number {
  switch (row?.kind) {
    case "user":
      return 56 + lines(textOf(row.message)) * LINE_PX;
    case "unsent":
      return 56 + lines(row.entry.content) * LINE_PX;
    case "reply":
      return 60 + lines(textOf(row.message)) * LINE_PX;
    case "live":
      return 60;
    case "day":
    case undefined:
      return 44;
  }
}

function lines(text: string): number {
  let count = 0;
  for (const line of text.split("\n")) count += Math.max(1, Math.ceil(line.length / LINE_CHARACTERS));
  return count;
}
