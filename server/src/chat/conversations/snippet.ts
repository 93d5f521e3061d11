import {
  beginningOf,
  excerptOf,
  hasAll,
  hasWhole,
  placesIn,
  plainText,
  type Sought,
  soughtOf,
} from "@atrium/shared-contracts/wire";

/** UTF-16 units. The excerpt of a longer text is made from a passage of it, as reading the Markdown of two million takes a sixth of a second. */
const PASSAGE = 8_000;
/** Units of a passage before the words, so that Markdown around them is seldom cut. */
const BEFORE = 2_000;
/** Units of a part, of which a long text is looked through for the best place, and of what it shares with the next one. */
const PART = 4_000;
const SHARED = 500;

/**
 * The excerpt that a search result shows: the message's words without Markdown syntax. When the match is inside the syntax
 * itself, such as a link's address, the syntax is shown.
 */
export function snippetOf(text: string, words: readonly string[]): string {
  const passage = passageOf(text, words);
  const shown = plainText(passage);
  return excerptOf(shown, words) ?? excerptOf(passage, words) ?? beginningOf(shown);
}

/** Of a long text, the part around the best place. */
function passageOf(text: string, words: readonly string[]): string {
  const sought = soughtOf(words.join(" "));
  if (text.length <= PASSAGE || !sought) return text;
  return between(text, bestPlace(text, sought) - BEFORE, PASSAGE);
}

/** Where the words follow each other as they were typed, else where most of them are close together. Of several such places the first. */
function bestPlace(text: string, sought: Sought): number {
  const isWhole = hasWhole(text, sought);
  let best = 0;
  let most = 0;
  for (let start = 0; start < text.length && most < sought.words.length; start += PART) {
    const part = between(text, start, PART + SHARED);
    const isCandidate = isWhole ? hasWhole(part, sought) : hasMoreThan(part, sought, most);
    if (!isCandidate) continue;
    const places = placesIn(part, sought);
    if (places.together <= most) continue;
    most = places.together;
    best = start + (places.ranges[places.best]?.start ?? 0);
  }
  return best;
}

const hasMoreThan = (text: string, { whole, words }: Sought, count: number) =>
  words.filter((word) => hasAll(text, { whole, words: [word] })).length > count;

/** Part of a text. What's cut in half at its ends, as an emoji or a letter with its accents, is left out. */
const between = (text: string, start: number, length: number): string => {
  const from = Math.max(0, start);
  const part = text.slice(from, from + length);
  return from === 0 ? part.replace(CUT_END, "") : part.replace(CUT_END, "").replace(CUT_START, "");
};
const CUT_START = /^[\p{Cs}\p{M}\u200d]+/u;
const CUT_END = /\p{Cs}$/u;
