/** What may be unfinished at the end of a text is held back up to this length. Characters. */
const LONGEST = 240;

/** A link or picture whose address has begun. */
const ADDRESS = /(?<![\p{L}\p{N}])(!?)\[([^[\]\n]*)\]\([^()\s]*$/u;
/** Of a link's words. Brackets around more of them are likely prose. Characters. */
const LONGEST_WORDS = 80;
/** A link's words, also if they're all there. Notes and a task's box are none, nor is an ellipsis. */
const WORDS = new RegExp(String.raw`(^|[\s(])\[(?!\^|\.\.|…)([^[\]()\n]{2,${LONGEST_WORDS}})\]?$`);
/** A formula that isn't closed. */
const FORMULA = /\\\((?:(?!\\\))[^\n])*$/;
const BARE_LINK = /(?<![^\s(])(?:https?:\/\/|www\.)[^\s<>]*$/i;

/**
 * A text that's still being written, without what would look different once it's finished: of a link at its end, only the words are
 * left, and nothing of a picture, an address or a formula. Code stays as it is, and so does what is too long to wait for.
 */
export function withoutUnfinishedEnd(text: string): string {
  const from = Math.max(text.lastIndexOf("\n") + 1, text.length - LONGEST);
  const end = text.slice(from);
  if (isVerbatim(text, end)) return text;
  const shown = end
    .replace(FORMULA, "")
    .replace(ADDRESS, (_, picture: string, words: string) => (picture ? "" : words))
    .replace(WORDS, "$1$2")
    .replace(BARE_LINK, "");
  return text.slice(0, from) + shown;
}

/** Whether a text may end within code, or within a formula that has lines to itself. */
const isVerbatim = (text: string, end: string) =>
  /^(?: {4}|\t)/.test(end) || count(end, /`/g) % 2 === 1 || count(text, FENCES) % 2 === 1 || /\$\$|\\\[/.test(text);

const FENCES = /^[ \t>*+.)\d-]*(?:```|~~~)/gm;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
