import type { ExtraProps } from "react-markdown";

/** A table, or a part of one, as the renderer has it. */
export type TableElement = NonNullable<ExtraProps["node"]>;
type Child = TableElement["children"][number];

/** The texts of a table's cells, row by row. */
export interface TableTexts {
  readonly head: readonly string[];
  readonly body: readonly (readonly string[])[];
}

export function tableTexts(table: TableElement): TableTexts {
  const textsIn = (tagName: string) => cellsIn(table, tagName).map((row) => row.map((cell) => textOf(cell).trim()));
  return { head: textsIn("thead")[0] ?? [], body: textsIn("tbody") };
}

/** A column's header. */
export interface ColumnHead {
  readonly name: string;
  /** Whether it holds something to press: a link, a note's mark, or an image, which may be a link. */
  readonly isInteractive: boolean;
}

export const columnHeads = (table: TableElement): readonly ColumnHead[] =>
  (cellsIn(table, "thead")[0] ?? []).map((cell) => ({
    name: textOf(cell).trim(),
    isInteractive: cell.children.some(isInteractive),
  }));

const isInteractive = (node: Child): boolean =>
  node.type === "element" &&
  (node.tagName === "a" || node.tagName === "img" || node.children.some((child) => isInteractive(child)));

/** The cells in the head or body of a table, row by row. */
const cellsIn = (table: TableElement, tagName: string): readonly (readonly TableElement[])[] =>
  elements(table.children)
    .filter((part) => part.tagName === tagName)
    .flatMap((part) => elements(part.children))
    .map((row) => elements(row.children));

const elements = (children: readonly Child[]): readonly TableElement[] =>
  children.filter((child) => child.type === "element");

/** A footnote's number isn't part of what the cell says. */
function textOf(node: Child): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || "dataFootnoteRef" in node.properties) return "";
  if (node.tagName === "img") return node.properties["alt"] ?? "";
  return node.children.map(textOf).join("");
}

const NUMBER = /^[\p{Sc}~≈\s]*(?:([+\-−])[\p{Sc}\s]*)?(\d[\d.,'’\s]*)(?:%|[\p{Sc}]|\s?[a-z°µ]{1,4})?$/iu;

/** The number in a cell, with currency, percent or unit; undefined if it's anything else. */
export function numberIn(text: string): number | undefined {
  const [, sign, digits] = NUMBER.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const compact = digits.replaceAll(/['’\s]/g, "");
  const value = Number(withPoint(compact));
  return Number.isNaN(value) ? undefined : sign === "-" || sign === "−" ? -value : value;
}

/** With both marks, the last one is the decimal's. A single mark separates thousands if exactly three digits follow each time and it's a comma or repeated. */
function withPoint(digits: string): string {
  const comma = digits.lastIndexOf(",");
  const point = digits.lastIndexOf(".");
  if (comma !== -1 && point !== -1)
    return comma > point ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  if (comma !== -1) return /^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(",", "") : digits.replace(",", ".");
  return /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ? digits.replaceAll(".", "") : digits;
}
