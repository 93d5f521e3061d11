import Papa from "papaparse";

export interface TableText {
  /** Undefined if the first row looks like any other. */
  readonly head: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  /** How many columns the widest row has, of those that are shown. */
  readonly columns: number;
  /** Whether there are more rows or columns, or a longer text in a cell. */
  readonly isCut: boolean;
}

export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
  /** Of a cell. */
  readonly characters: number;
}

/** Enough to tell commas from semicolons. */
const GUESS_CHARACTERS = 20_000;

/** Reads comma-separated values (RFC 4180), or those between semicolons, tabs or bars. @param isWhole whether the text ends with the file */
export function readTable(text: string, isWhole: boolean, limits: TableLimits): TableText {
  const { delimiter } = Papa.parse<string[]>(text.slice(0, GUESS_CHARACTERS), { preview: 10 }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: limits.rows + 2, skipEmptyLines: true });
  // The text's end may be in the middle of a row.
  const all = isWhole || data.length > limits.rows + 1 || data.length < 2 ? data : data.slice(0, -1);
  let isCut = !isWhole;
  let columns = 0;
  const shown = all.map((row) => {
    isCut ||= row.length > limits.columns;
    columns = Math.max(columns, Math.min(row.length, limits.columns));
    return row.slice(0, limits.columns).map((cell) => {
      if (cell.length <= limits.characters) return cell;
      isCut = true;
      return `${cell.slice(0, limits.characters)}…`;
    });
  });
  const head = shown.length > 1 && isHead(shown[0] ?? []) ? shown[0] : undefined;
  const rows = head ? shown.slice(1) : shown;
  return { head, rows: rows.slice(0, limits.rows), columns, isCut: isCut || rows.length > limits.rows };
}

/** Names of columns are there, and are no numbers. */
const isHead = (row: readonly string[]) => row.every((cell) => cell.trim() !== "" && !/^[\s+\-−]*[\d.,]/.test(cell));
