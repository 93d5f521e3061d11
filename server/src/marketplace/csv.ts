/** A record of a CSV file and the line where it starts, counted from 1. */
export type CsvRecord = { readonly line: number; readonly fields: readonly string[] };

/**
 * Parses RFC 4180 CSV: commas, optional quotes, doubled quotes inside, any line endings. Skips blank lines.
 * @throws CsvError for an unterminated or misplaced quote
 */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const input = text.replace(/^\ufeff/, "");
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  let fields: string[] = [];
  let line = 1;
  let began = 1;
  while (field.lastIndex < input.length || fields.length > 0) {
    const match = field.exec(input);
    if (match === null) throw new CsvError(line, "A quotation mark does not belong here, or does not end");
    const [whole, quoted, bare = "", end = ""] = match;
    fields.push(quoted?.replaceAll('""', '"') ?? bare);
    line += (whole.match(/\r\n|\n|\r/g) ?? []).length;
    if (end === ",") continue;
    if (fields.length > 1 || fields[0] !== "") records.push({ line: began, fields });
    fields = [];
    began = line;
    if (end === "") break;
  }
  return records;
}

export class CsvError extends Error {
  override readonly name = "CsvError";
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Writes CSV that `parseCsv` can read; quotes fields only when necessary. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (row) =>
        `${row.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(",")}\n`,
    )
    .join("");
