/** A page of a list. */
export type Page<Row> = {
  readonly rows: Row[];
  /** The last row, after which the next page starts; undefined on the last page. */
  readonly last: Row | undefined;
};

/** A page of the first `limit` rows. `found` has to be queried with `limit + 1`, to know whether there are more. */
export function pageOf<Row>(found: readonly Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit);
  return { rows, last: found.length > limit ? rows.at(-1) : undefined };
}
