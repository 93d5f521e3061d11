import type { TextRange } from "@atrium/shared-contracts/wire";

interface Placed {
  /** Where it begins in the text of them all. */
  readonly at: number;
}

/** The pieces that a range of the text begins and ends in. */
export interface Ends<Piece> extends TextRange {
  readonly first: Piece;
  readonly last: Piece;
}

/**
 * The ends of ranges, both in order, in one pass: highlighted code has tens of thousands of pieces, and may have as many passages. Leaves out ranges that
 * begin before the first piece.
 */
export function endsOf<Piece extends Placed>(pieces: readonly Piece[], ranges: readonly TextRange[]): Ends<Piece>[] {
  const lastBy = (place: number, from: number) => {
    let at = from;
    for (let next = pieces[at + 1]; next && next.at <= place; next = pieces[at + 1]) at += 1;
    return at;
  };
  let begin = -1;
  return ranges.flatMap(({ start, end }) => {
    begin = lastBy(start, begin);
    const first = pieces[begin];
    const last = pieces[lastBy(end - 1, begin)];
    return first && last ? [{ start, end, first, last }] : [];
  });
}
