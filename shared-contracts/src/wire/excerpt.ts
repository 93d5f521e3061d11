import { SEARCH_SNIPPET_CHARACTERS } from "../specification/constants.ts";

/** Characters to keep before the found word, few enough that the word still shows in a row on a phone. */
const BEFORE = 12;
/** Characters. If the word ends within this many, nothing is cut off before it. */
const IN_SIGHT = 32;
/** Code units. Words within this many show together in a row. */
const TOGETHER = 48;
const CUT = "…";

const inPattern = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * One line of `text` that begins shortly before the words found, with "…" where text is left out: where they follow each other as in
 * `words`, else where most of them are close together, and of several such places the first. At most SEARCH_SNIPPET_CHARACTERS long.
 * Undefined when the text contains none of the words.
 */
export function excerptOf(text: string, words: readonly string[]): string | undefined {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const patterns = words.map((word) => inPattern(word));
  const found =
    new RegExp(patterns.join(" "), "iu").exec(line) ??
    closest(Array.from(line.matchAll(new RegExp(patterns.join("|"), "giu"))));
  return found && cutAround(line, found.index, found[0]);
}

/** The first of the matches that has the most different words after it. */
function closest(matches: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  const inReach = new Map<string, number>();
  let best: RegExpExecArray | undefined;
  let most = 0;
  let next = 0;
  for (const match of matches) {
    for (let each = matches[next]; each && each.index < match.index + TOGETHER; each = matches[(next += 1)])
      inReach.set(wordOf(each), (inReach.get(wordOf(each)) ?? 0) + 1);
    if (inReach.size > most) {
      best = match;
      most = inReach.size;
    }
    const left = (inReach.get(wordOf(match)) ?? 0) - 1;
    if (left > 0) inReach.set(wordOf(match), left);
    else inReach.delete(wordOf(match));
  }
  return best;
}

const wordOf = ([word]: RegExpExecArray) => word.toLowerCase();

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
