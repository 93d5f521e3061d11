/** The results of a benchmark: rows for people, and the same as JSON for machines. */
export interface Table {
  readonly name: string;
  /** One sentence: what was measured, how often, compared to what. */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [label: string, ...values: (number | string)[]])[];
}

export function print(table: Table): void {
  const cells = [["", ...table.columns], ...table.rows.map((row) => row.map(String))];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  console.log(`\n${table.name}\n${table.method}\n`);
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    );
}

/** The value that `share` (0 to 1) of the samples are below. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));
