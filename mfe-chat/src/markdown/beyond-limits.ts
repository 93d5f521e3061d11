import { holdsFence } from "./fence.ts";

/** Of nested quotes and lists. What's nested as deep otherwise is caught when it has been read (`depthLimit`). */
const MAX_NESTED = 100;
/** Of brackets that are open at the same time, and of marks of emphasis in a paragraph: the parser compares each with all the others. */
const MAX_BRACKETS = 300;
/** Of pairs of brackets that begin in the same paragraph, open or not: about 1,000 brackets in one of them. The parser looks through what has been read for each. */
const MAX_BRACKET_PAIRS = 600_000;
/** Of definitions of links and footnotes: each reference looks for its own among all of them. */
const MAX_DEFINITIONS = 500;
/** Of cells of tables. A row has as many as the head, however few are written. */
const MAX_CELLS = 10_000;
/** Of formulas, each of which makes dozens of elements. */
const MAX_FORMULAS = 2_000;
const MAX_EMPHASIS = 1_000;
/** Of escapes, character references, tags and code marks, each of which the parser tries in several ways. */
const MAX_TRIES = { paragraph: 3_000, text: 20_000 };
/** Of lines outside of code, also empty ones. */
const MAX_LINES = 15_000;
const MAX_ITEMS = 4_000;
/** Of lines that underline a heading: the parser reads all that it has read before again for each. */
const MAX_UNDERLINES = 300;
const MAX_CHARACTERS = 500_000;

const NESTED = new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_NESTED}}`, "m");
const INDENTED = new RegExp(`^[ \\t]{${2 * MAX_NESTED},}(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])`, "m");
const DEFINITION = /\]:/g;
/** What surely begins a formula, or is one between single dollar signs. Prices are none. */
const FORMULA = /\\[([]|\$\$[^$]+\$\$|\$(?![\s\d$])[^$\n]{1,200}\$/g;
const LINE = /\r\n?|\n/g;
const ITEM = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/gm;
const TRIED = /[\\&<`\0]/g;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/gm;
/** What counts, and what ends a paragraph: a blank line, or one that begins an item, a heading or a row. */
const MARKS = /\[|\]|\*+|_+|~+|[\\&<`\0]|\n(?=[ \t]*(?:\n|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6} |\|))/g;

/**
 * Whether a text is beyond what anyone writes, in a way that would keep the parser busy for seconds. It's shown as written then. Takes time in proportion to
 * the text's length.
 */
export function isBeyondLimits(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return true;
  const read = withoutFences(text);
  return (
    NESTED.test(read) ||
    INDENTED.test(read) ||
    hasMore(read.matchAll(LINE), MAX_LINES) ||
    hasMore(read.matchAll(ITEM), MAX_ITEMS) ||
    hasMore(read.matchAll(TRIED), MAX_TRIES.text) ||
    hasMore(read.matchAll(UNDERLINE), MAX_UNDERLINES) ||
    hasMore(read.matchAll(DEFINITION), MAX_DEFINITIONS) ||
    hasMore(read.matchAll(FORMULA), MAX_FORMULAS) ||
    hasCrowdedParagraph(read) ||
    hasLargeTables(read)
  );
}

const OPENING = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
/** What may hold a line that looks like a fence and isn't one. */
const OTHER = /^ {0,3}(?:<|\$\$|\\\[)/;

/** Nothing in a fenced code is parsed. Leaves those out that are surely ones, whatever is before them. */
function withoutFences(text: string): string {
  if (!holdsFence(text)) return text;
  const lines = text.split(/\r\n?|\n/);
  const kept: string[] = [];
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (fence !== undefined) {
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      continue;
    }
    if (OTHER.test(line)) return [...kept, ...lines.slice(index)].join("\n");
    const [, ticks, tildes] = OPENING.exec(line) ?? [];
    fence = ticks ?? tildes;
    kept.push(fence === undefined ? line : "");
  }
  return kept.join("\n");
}

function hasCrowdedParagraph(text: string): boolean {
  let brackets = 0;
  let begun = 0;
  let pairs = 0;
  let emphasis = 0;
  let tried = 0;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === "\n") brackets = begun = emphasis = tried = 0;
    else if (mark === "[") {
      brackets += 1;
      pairs += begun;
      begun += 1;
    } else if (mark === "]") brackets = Math.max(0, brackets - 1);
    else if (/[*_~]/.test(mark)) emphasis += 1;
    else tried += 1;
    if (brackets > MAX_BRACKETS || pairs > MAX_BRACKET_PAIRS || emphasis > MAX_EMPHASIS || tried > MAX_TRIES.paragraph)
      return true;
  }
  return false;
}

/** The row below a table's head, also in a quote. */
const BELOW_HEAD = /^[ \t>|:]*-[ \t>|:-]*$/;

function hasLargeTables(text: string): boolean {
  if (!text.includes("|")) return false;
  let columns = 0;
  let cells = 0;
  for (const line of text.split("\n")) {
    if (line.trim() === "") columns = 0;
    else if (BELOW_HEAD.test(line)) columns = Math.max(columns, line.match(/-+/g)?.length ?? 0);
    cells += columns;
    if (cells > MAX_CELLS) return true;
  }
  return false;
}

function hasMore(found: Iterator<unknown>, limit: number): boolean {
  for (let count = 0; count <= limit; count += 1) if (found.next().done) return false;
  return true;
}
