/** A page of a list. */
export type Page<Row> = {
  readonly rows: Row[];
  /** The row after which the next page begins; undefined on the last page. */
  readonly last: Row | undefined;
};

/** The first `limit` of rows that were asked for with one more than that. */
export function pageOf<Row>(found: readonly Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit);
  return { rows, last: found.length > limit ? rows.at(-1) : undefined };
}
