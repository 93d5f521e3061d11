import { numberIn } from "./cell-values.ts";

/** Comma-separated values as RFC 4180 has them. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(toField).join(",")).join("\r\n") + "\r\n";

/** Spreadsheets run what begins like this. An apostrophe makes it text. Numbers with a sign stay numbers. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

function toField(text: string): string {
  const harmless = FORMULA.test(text) && !/^[+-]\d/.test(numberIn(text) === undefined ? "" : text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
