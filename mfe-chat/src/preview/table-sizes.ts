import type { TableText } from "../file-content/table-text.ts";

/** How many rows say how wide the columns are. */
const MEASURED_ROWS = 100;
/** A wider column takes several lines. In characters. */
const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 36;
/** What's beyond them in a cell isn't shown. */
const MAX_LINES = 6;
/** The space around a column's text. In characters. */
const SPACE = 4;

export interface TableSizes {
  /** Of the columns, with their space. In characters. */
  readonly widths: readonly number[];
  /** How many lines each row has. */
  readonly lines: readonly number[];
}

/** Sizes that are known before anything is drawn, so that nothing moves as rows come and go. */
export function tableSizes({ head = [], rows, columns }: TableText): TableSizes {
  const texts = Array.from({ length: columns }, () => MIN_CHARACTERS);
  for (const row of [head, ...rows.slice(0, MEASURED_ROWS)])
    row.forEach((cell, column) => {
      const widest = Math.max(texts[column] ?? 0, ...cell.split("\n", MAX_LINES).map(widthOf));
      texts[column] = Math.min(widest, MAX_CHARACTERS);
    });
  return {
    widths: texts.map((width) => width + SPACE),
    lines: rows.map((row) => row.reduce((most, cell, column) => Math.max(most, linesOf(cell, texts[column] ?? 1)), 1)),
  };
}

function linesOf(cell: string, width: number): number {
  const lines = cell
    .split("\n", MAX_LINES)
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / width)), 0);
  return Math.min(lines, MAX_LINES);
}

/** Chinese, Japanese and Korean characters are as wide as two others. */
const widthOf = (text: string) => text.length + (text.match(/[\u1100-\uffff]/g)?.length ?? 0);
