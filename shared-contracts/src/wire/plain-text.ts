import { withoutReferences } from "./character-references.ts";

/**
 * Turns Markdown into one line of plain text, for places that show part of a message. The text may be cut off anywhere.
 * Every step looks at each character a bounded number of times, because someone could craft a text that is slow for a real parser.
 */
export function plainText(markdown: string): string {
  let fence: string | undefined;
  const lines: string[] = [];
  for (const written of markdown.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(written)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) fence = fence === undefined ? mark : undefined;
    else lines.push(fence === undefined ? plainLine(oneSpaced(written)) : written);
  }
  return oneSpaced(lines.join(" "));
}

const oneSpaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A line that is only a rule, a heading's underline, the row below a table's header, or a link definition. */
const ONLY_MARKS = /^(?:[-=]+|[*_ ]{3,}|(?=.*-)[-|: ]+|\[[^\]]+\]: \S.*)$/;
const LEADING = /^(?:#{1,6} |> ?|[-*+] (?:\[[ xX]\] )?|\d{1,9}[.)] )/;

function plainLine(written: string): string {
  if (ONLY_MARKS.test(written)) return "";
  let start = 0;
  for (let mark = LEADING.exec(written); mark; mark = LEADING.exec(written.slice(start, start + LONGEST_MARK)))
    start += mark[0].length;
  const line = written.slice(start);
  const cells = line.startsWith("|") ? line.replaceAll(/\\?\|/g, (bar) => (bar === "|" ? " " : bar)) : line;
  const untitled = written.startsWith("#") ? cells.replace(/ #+$/, "") : cells;
  // What's between two runs of backticks is code and stays as is. A run without a closing one is text.
  const parts = untitled.split(/`+/);
  return parts
    .map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? part : withoutInlineMarks(part)))
    .join("");
}
const LONGEST_MARK = 16;

const LINK = /!?\[([^[\]]*)\]\((?:[^()\s]|\([^()]*\))*(?: "[^"]*")?(?:\)|…?$)/g;
const TAG = /<(?:([a-z][a-z+.-]*:[^<>\s]*)|\/?[a-z][^<>]*)>/gi;
const PAIRS = [
  /(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g,
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu,
  /(~~)(?=[^\s~])([^~]*[^\s~])\1/g,
];
/** How many levels of nested marks are removed, from the inside out. */
const DEPTH = 3;
/** An opening mark whose closing mark was cut off. */
const OPENED = /(?<![^\s(])(?:\*{2,3}|_{2,3}|~~)(?=[^\s*_~])/g;

function withoutInlineMarks(part: string): string {
  let text = part
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => String.fromCodePoint(ESCAPED + (mark.codePointAt(0) ?? 0)))
    .replaceAll(LINK, "$1")
    .replaceAll(TAG, "$1");
  for (let depth = 0; depth < DEPTH; depth += 1) for (const pair of PAIRS) text = text.replaceAll(pair, "$2");
  return withoutReferences(text.replaceAll(OPENED, "").replace(/\\$/, "")).replaceAll(
    /[\u{F0021}-\u{F007E}]/gu,
    (mark) => String.fromCodePoint((mark.codePointAt(0) ?? 0) - ESCAPED),
  );
}
/** Escaped marks are moved to this private Unicode plane, so the patterns for marks don't match them. */
const ESCAPED = 0xf_0000;
