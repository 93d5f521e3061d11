import {
  beginningOf,
  type ComparedTexts,
  excerptOf,
  placesIn,
  plainText,
  type Sought,
  soughtOf,
  textFinder,
  type Wanted,
} from "@atrium/shared-contracts/wire";
import { createTimeSlices } from "../../time-slices/time-slices.ts";

/** UTF-16 units. The excerpt of a longer text is made from a passage of it, as reading the Markdown of two million takes a sixth of a second. */
const PASSAGE = 8_000;
/** Units of a passage before the words, so that Markdown around them is seldom cut. */
const BEFORE = 2_000;
/** Units of a part, of which a long text is looked through for the best place, and of what it shares with the next one. */
const PART = 4_000;
const SHARED = 500;

/**
 * The excerpt that a search result shows: the message's words without Markdown syntax. When the match is inside the syntax
 * itself, such as a link's address, the syntax is shown. Others get their turns while a long text is looked through.
 */
export async function snippetOf(text: string, words: readonly string[]): Promise<string> {
  const passage = await passageOf(text, words);
  const shown = plainText(passage);
  return excerptOf(shown, words) ?? excerptOf(passage, words) ?? beginningOf(shown);
}

/** Of a long text, the part around the best place. */
async function passageOf(text: string, words: readonly string[]): Promise<string> {
  const sought = soughtOf(words.join(" "));
  if (text.length <= PASSAGE || !sought) return text;
  return between(text, (await bestPlace(text, sought)) - BEFORE, PASSAGE);
}

/** Where the words follow each other as they were typed, else where most of them are close together. Of several such places the first. */
async function bestPlace(text: string, sought: Sought): Promise<number> {
  const pause = createTimeSlices();
  let best = 0;
  let most = 0;
  for (let start = 0; start < text.length; start += PART) {
    await pause();
    const part = between(text, start, PART + SHARED);
    const has = wordsIn(part);
    const isWhole = has(sought.whole);
    if (!isWhole && sought.words.filter(has).length <= most) continue;
    const places = placesIn(part, sought);
    const place = start + (places.ranges[places.best]?.start ?? 0);
    if (isWhole) return place;
    if (places.together <= most) continue;
    most = places.together;
    best = place;
  }
  return best;
}

/** Tells what a text has. It's made comparable once, as that's most of the work. */
function wordsIn(text: string): (wanted: Wanted) => boolean {
  const compared: ComparedTexts = new Map();
  return (wanted) => textFinder(wanted, compared).holdsMarkdown(text);
}

/** Part of a text. What's cut in half at its ends, as an emoji or a letter with its accents, is left out. */
const between = (text: string, start: number, length: number): string => {
  const from = Math.max(0, start);
  const part = text.slice(from, from + length);
  return from === 0 ? part.replace(CUT_END, "") : part.replace(CUT_END, "").replace(CUT_START, "");
};
const CUT_START = /^[\p{Cs}\p{M}\u200d]+/u;
const CUT_END = /\p{Cs}$/u;
