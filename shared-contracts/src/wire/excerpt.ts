import { SEARCH_SNIPPET_CHARACTERS } from "../specification/constants.ts";

/** Characters before the word that was found: a row of a phone still shows it. */
const BEFORE = 12;
/** A word that ends within this needs nothing cut off before it. Characters. */
const IN_SIGHT = 32;
const CUT = "…";

const inPattern = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * A line of a text that begins shortly before the first of the words that stands in it, with "…" where text is left out:
 * SEARCH_SNIPPET_CHARACTERS at most. Undefined when none of them stands there.
 */
export function excerptOf(text: string, words: readonly string[]): string | undefined {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const found = new RegExp(words.map((word) => inPattern(word)).join("|"), "iu").exec(line);
  return found === null ? undefined : cutAround(line, found.index, found[0]);
}

/** The beginning of a text on one line: SEARCH_SNIPPET_CHARACTERS at most, with "…" where it is cut. */
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

/** The first beginning of a word from `start` on, or `start` itself where letters follow each other without spaces. */
function wordStart(before: readonly string[], start: number): number {
  if (start === 0) return 0;
  const space = before.indexOf(" ", start - 1);
  return space === -1 || space === before.length - 1 ? start : space + 1;
}
