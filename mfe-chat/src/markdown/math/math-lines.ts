/** The first line of a formula that may stand alone; items of lists and quotes may begin with one, too. */
const OPENING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(\\\[|\$\$(?!\$))(.*)$/;

/**
 * The numbers of the lines at which a formula between `\[` and `\]`, or `$$` and `$$`, begins that has its lines to itself. Micromark decides line by
 * line and can't look ahead, so this is found before it starts. A blank line ends a formula, as it does in TeX.
 * @param open whether a formula at the end may still be unfinished
 */
export function mathLines(text: string, open: boolean): ReadonlySet<number> {
  const found = new Set<number>();
  if (!text.includes("\\[") && !text.includes("$$")) return found;
  let line = 1;
  let start = 0;
  while (start < text.length) {
    const end = mathEnd(text, start, open);
    if (end !== undefined) found.add(line);
    // A formula may have many lines.
    for (const next = end ?? start + 1; start < next; line += 1) start = nextLine(text, start);
  }
  return found;
}

/** Where the line after one begins. */
const nextLine = (text: string, start: number) => text.indexOf("\n", start) + 1 || text.length;

/** Where the formula that begins in a line ends, its line break included; undefined if none begins there. Reads no further than it must. */
function mathEnd(text: string, start: number, open: boolean): number | undefined {
  let mark: string | undefined;
  for (let from = start; ; from = nextLine(text, from)) {
    const isLast = !text.includes("\n", from);
    const line = text.slice(from, isLast ? undefined : text.indexOf("\n", from));
    const [, opening, rest] = OPENING.exec(line) ?? [];
    let inside = line;
    if (mark === undefined) {
      if (opening === undefined || rest === undefined) return undefined;
      mark = opening;
      inside = rest;
    } else if ((!isLast && line.trim() === "") || (mark !== "$$" && opening === mark)) {
      // A blank line, or another beginning, means that this one is no formula. What follows the last line break isn't a line yet.
      return undefined;
    }
    const closing = mark === "$$" ? "$$" : "\\]";
    const at = closingAt(inside, closing);
    const next = isLast ? text.length : nextLine(text, from);
    if (at !== undefined) return inside.slice(at + closing.length).trim() === "" ? next : undefined;
    if (isLast) return open ? next : undefined;
  }
}

/** Where a line has the mark that closes a formula. What a backslash protects doesn't close it. */
function closingAt(line: string, closing: string): number | undefined {
  for (let index = 0; index < line.length; index += 1) {
    if (line.startsWith(closing, index)) return index;
    if (line[index] === "\\") index += 1;
  }
  return undefined;
}

const BEGINS = /^ {0,3}(?:\\\[|\$\$(?!\$))/;

/** The formula that a text begins with, its line breaks included; undefined if it begins with none. One that isn't finished yet counts. */
export function leadingMath(text: string): string | undefined {
  const end = BEGINS.test(text) ? mathEnd(text, 0, true) : undefined;
  return end === undefined ? undefined : text.slice(0, end);
}

/** Where the next line begins that may begin a formula, if it comes before the next blank line. */
export function nextMath(text: string): number | undefined {
  const [found] = /\n(?: {0,3}(?:\\\[|\$\$(?!\$))|[ \t]*\n)/.exec(text) ?? [];
  return found === undefined || found.endsWith("\n") ? undefined : text.indexOf(found) + 1;
}
