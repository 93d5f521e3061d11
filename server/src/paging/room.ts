import type { Page } from "./page.ts";

/** What may be in memory at once. */
export interface Room {
  readonly rows: number;
  /** The sizes of the rows together. The row that exceeds it is the last one. */
  readonly size: number;
}
interface Sized {
  readonly size: number;
}

/** Bytes of text that are read at once, plus one text: a page or piece must not take down the process, however long its messages are. */
export const TEXT_BYTES_AT_ONCE = 4 * 1024 * 1024;

/** The first of the rows that there's room for; at least one, if there are any. */
export function fitting<Row extends Sized>(found: readonly Row[], room: Room): Row[] {
  const rows: Row[] = [];
  let size = 0;
  for (const row of found) {
    if (rows.length > 0 && (rows.length >= room.rows || size >= room.size)) break;
    rows.push(row);
    size += row.size;
  }
  return rows;
}

/** A page of the rows that there's room for. `found` has to be queried with one row more than `room.rows`. */
export function pageIn<Row extends Sized>(found: readonly Row[], room: Room): Page<Row> {
  const rows = fitting(found, room);
  return { rows, last: found.length > rows.length ? rows.at(-1) : undefined };
}

/** All rows, in pieces that there's room for. */
export function* piecesIn<Row extends Sized>(all: readonly Row[], room: Room): Generator<Row[]> {
  for (let from = 0; from < all.length;) {
    const piece = fitting(all.slice(from, from + room.rows), room);
    yield piece;
    from += piece.length;
  }
}
