import { type TextRange, placesIn, soughtOf } from "@atrium/shared-contracts/wire";

/** Where `query` occurs in `text`, whatever case and accents: the whole query if it does, else its words. In order, without overlaps. */
export function matchRanges(text: string, query: string): readonly TextRange[] {
  const sought = soughtOf(query);
  return sought ? placesIn(text, sought).ranges : [];
}
