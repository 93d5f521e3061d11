import { numberIn } from "./cell-values.ts";

export interface TableOrder {
  readonly column: number;
  readonly direction: "ascending" | "descending";
}

/** What a click on a column's header leads to: ascending, descending, then the order in which the table was written. */
export function nextOrder(order: TableOrder | undefined, column: number): TableOrder | undefined {
  if (order?.column !== column) return { column, direction: "ascending" };
  return order.direction === "ascending" ? { column, direction: "descending" } : undefined;
}

/** The indexes of the rows in that order. A column of numbers is sorted by them. Empty cells come last, whichever way. */
export function sortedRows(
  rows: readonly (readonly string[])[],
  order: TableOrder | undefined,
  language: string,
): readonly number[] {
  const indexes = rows.map((_, index) => index);
  if (!order) return indexes;
  const textAt = (index: number) => rows[index]?.[order.column] ?? "";
  const filled = indexes.filter((index) => textAt(index) !== "");
  const empty = indexes.filter((index) => textAt(index) === "");
  const numbers = new Map(filled.map((index) => [index, numberIn(textAt(index))]));
  const areNumbers = filled.every((index) => numbers.get(index) !== undefined);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = order.direction === "ascending" ? 1 : -1;
  const difference = (a: number, b: number) =>
    areNumbers ? (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0) : compare(textAt(a), textAt(b));
  return [...filled.toSorted((a, b) => sign * difference(a, b)), ...empty];
}
