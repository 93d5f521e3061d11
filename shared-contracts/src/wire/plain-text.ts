/**
 * A markdown text in one line as a person reads it, without its marks: for places that show a bit of a message. Also of a text that is cut
 * anywhere. Every step looks at each character a bounded number of times: a text can be made to be hard for a real parser.
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

/** A line that is nothing but a rule, the underline of a title or the row below a table's head; or where a link leads. */
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
  // Between two runs of backticks is code, which stays as it is; a run without a second one is text.
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
/** Marks inside marks are taken off from the inside. */
const DEPTH = 3;
/** The beginning of what was cut off. */
const OPENED = /(?<![^\s(])(?:\*{2,3}|_{2,3}|~~)(?=[^\s*_~])/g;

function withoutInlineMarks(part: string): string {
  let text = part
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => String.fromCodePoint(ESCAPED + (mark.codePointAt(0) ?? 0)))
    .replaceAll(LINK, "$1")
    .replaceAll(TAG, "$1");
  for (let depth = 0; depth < DEPTH; depth += 1) for (const pair of PAIRS) text = text.replaceAll(pair, "$2");
  return text
    .replaceAll(OPENED, "")
    .replace(/\\$/, "")
    .replaceAll(/[\u{F0021}-\u{F007E}]/gu, (mark) => String.fromCodePoint((mark.codePointAt(0) ?? 0) - ESCAPED));
}
/** Where escaped marks wait, out of the way of what looks for marks: a private plane of Unicode. */
const ESCAPED = 0xf_0000;
