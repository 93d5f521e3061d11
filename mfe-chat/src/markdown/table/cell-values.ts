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
  const rowsOf = (tagName: string) =>
    elements(table.children)
      .filter((part) => part.tagName === tagName)
      .flatMap((part) => elements(part.children))
      .map((row) => elements(row.children).map((cell) => textOf(cell).trim()));
  return { head: rowsOf("thead")[0] ?? [], body: rowsOf("tbody") };
}

const elements = (children: readonly Child[]): readonly TableElement[] =>
  children.filter((child) => child.type === "element");

function textOf(node: Child): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
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
