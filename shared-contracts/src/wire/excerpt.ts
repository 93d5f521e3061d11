import { SEARCH_SNIPPET_CHARACTERS } from "../specification/constants.ts";
import { placesIn, soughtOf } from "./search-text.ts";

/** Characters to keep before the found word, few enough that the word still shows in a row on a phone. */
const BEFORE = 12;
/** Characters. If the word ends within this many, nothing is cut off before it. */
const IN_SIGHT = 32;
const CUT = "…";

/**
 * One line of `text` that begins shortly before the words found, with "…" where text is left out: where they follow each other as in
 * `words`, else where most of them are close together, and of several such places the first. At most SEARCH_SNIPPET_CHARACTERS long.
 * Undefined when the text contains none of the words.
 */
export function excerptOf(text: string, words: readonly string[]): string | undefined {
  const sought = soughtOf(words.join(" "));
  if (!sought) return undefined;
  const line = text.replaceAll(/\s+/g, " ").trim();
  const { ranges, best } = placesIn(line, sought);
  const found = ranges[best];
  return found && cutAround(line, found.start, line.slice(found.start, found.end));
}

/** The beginning of a text on one line, at most SEARCH_SNIPPET_CHARACTERS long, with "…" if it's cut. */
export const beginningOf = (text: string): string => cutAround(text.replaceAll(/\s+/g, " ").trim(), 0, "");

function cutAround(line: string, index: number, match: string): string {
  const before = Array.from(line.slice(0, index));
  const start =
    before.length + Array.from(match).length <= IN_SIGHT ? 0 : wordStart(before, Math.max(0, before.length - BEFORE));
  const rest = [...before.slice(start), ...Array.from(line.slice(index, index + 2 * SEARCH_SNIPPET_CHARACTERS))];
  const head = start > 0 ? CUT : "";
  const room = SEARCH_SNIPPET_CHARACTERS - head.length;
  const whole = rest.length <= room && line.length <= index + 2 * SEARCH_SNIPPET_CHARACTERS;
  return head + (whole ? rest.join("") : rest.slice(0, room - CUT.length).join("") + CUT);
}

/** Where the first word at or after `start` begins, or `start` itself in text without spaces. */
function wordStart(before: readonly string[], start: number): number {
  if (start === 0) return 0;
  const space = before.indexOf(" ", start - 1);
  return space === -1 || space === before.length - 1 ? start : space + 1;
}
