import { type TextRange, type Wanted, holds, rangesOf, wantedOf } from "./found-text.ts";

/** Limited because the server's statement has a condition for each word. */
const MAX_WORDS = 8;
/** Code units. Words within this many show together in a row. */
const TOGETHER = 48;

/** The words of a search text; a match contains all of them. */
export const searchWords = (q: string): string[] => q.normalize("NFC").trim().split(/\s+/).slice(0, MAX_WORDS);

/** What's searched for. */
export interface Sought {
  /** The words as they were typed, one after the other. */
  readonly whole: Wanted;
  readonly words: readonly Wanted[];
}

/** Undefined if there's nothing to search for. */
export function soughtOf(query: string): Sought | undefined {
  // An accent alone is no word.
  const typed = searchWords(query).filter((word) => wantedOf(word) !== undefined);
  const whole = wantedOf(typed.join(" "));
  return whole && { whole, words: typed.flatMap((word) => wantedOf(word) ?? []) };
}

/** Whether a text has all of the words, in any order. */
export const hasAll = (text: string, { words }: Sought): boolean => words.every((word) => holds(text, word));

/** Whether a text has the words as they were typed. */
export const hasWhole = (text: string, { whole }: Sought): boolean => holds(text, whole);

export interface FoundPlaces {
  /** The words as they were typed, wherever they're so, else each of them. In order, without overlaps. */
  readonly ranges: readonly TextRange[];
  /** Index of the range to show first: where most of the words are close together, and of several such places the first. */
  readonly best: number;
  /** How many of the words are there. */
  readonly together: number;
}

/** Where a text has what's searched for. */
export function placesIn(text: string, { whole, words }: Sought): FoundPlaces {
  const rangesIn = rangesOf(text);
  const wholes = rangesIn(whole);
  if (wholes.length > 0 || words.length === 1) return { ranges: wholes, best: 0, together: words.length };
  const found = words
    .flatMap((wanted, word) => rangesIn(wanted).map((range): FoundWord => ({ ...range, word })))
    .sort((a, b) => a.start - b.start);
  const { first, together } = closest(found);
  const ranges = merged(found);
  return {
    ranges,
    best: Math.max(
      0,
      ranges.findIndex(({ end }) => end > first),
    ),
    together,
  };
}

interface FoundWord extends TextRange {
  /** Index of the word. */
  readonly word: number;
}

/** Where the first of the words found begins that has the most different ones after it, and how many these are. */
function closest(found: readonly FoundWord[]) {
  const inReach = new Map<number, number>();
  let first = 0;
  let together = 0;
  let next = 0;
  for (const each of found) {
    for (let near = found[next]; near && near.start < each.start + TOGETHER; near = found[(next += 1)])
      inReach.set(near.word, (inReach.get(near.word) ?? 0) + 1);
    if (inReach.size > together) {
      first = each.start;
      together = inReach.size;
    }
    const left = (inReach.get(each.word) ?? 0) - 1;
    if (left > 0) inReach.set(each.word, left);
    else inReach.delete(each.word);
  }
  return { first, together };
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const apart: TextRange[] = [];
  for (const { start, end } of ranges) {
    const last = apart.at(-1);
    if (last && start <= last.end) apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else apart.push({ start, end });
  }
  return apart;
}
