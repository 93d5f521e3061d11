/** One block of a simple text. */
export type SimpleBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

/** Characters that can mark something within a line (emphasis, code, links, entities, tables, formulas), and control characters. */
const MARKS = /[\\`*_[\]<>&~|]|\$.*\$|(?!\n)\p{Cc}/u;
/** Text that becomes a link by itself. */
const AUTOLINKS = /:\/\/|www\.|@/i;
/** What a line must not begin with: indentation, or the mark of a heading, list, rule or table. */
const BEGINS_BLOCK = /^(?:[\s#=+:-]|\d{1,9}[.)])/;
const ITEM = /^- (?=\S)/;

/**
 * Reads Markdown that consists only of paragraphs and flat bullet lists, without any marks inside. Most short replies are like that, and can be
 * shown without the Markdown parser. Undefined for anything else, including whatever might be Markdown.
 */
export function readSimpleText(text: string): readonly SimpleBlock[] | undefined {
  if (MARKS.test(text) || AUTOLINKS.test(text)) return undefined;
  const blocks: SimpleBlock[] = [];
  // Blank lines around the text mean nothing, nor do spaces at its end, where it may still grow.
  const trimmed = text.replace(/^\n+/, "").replace(/(?<![ \n])[ \n]+$/, "");
  if (trimmed === "") return blocks;
  for (const part of trimmed.split(/\n{2,}/)) {
    const block = readBlock(part);
    if (block === undefined) return undefined;
    // With a blank line between them, two lists are one list whose items are paragraphs.
    if (block.kind === "list" && blocks.at(-1)?.kind === "list") return undefined;
    blocks.push(block);
  }
  return blocks;
}

function readBlock(part: string): SimpleBlock | undefined {
  const lines = part.split("\n");
  if (lines.every((line) => ITEM.test(line))) {
    const items = lines.map((line) => line.slice(2));
    return items.every(isPlainLine) ? { kind: "list", items } : undefined;
  }
  return lines.every(isPlainLine) ? { kind: "paragraph", text: part } : undefined;
}

const isPlainLine = (line: string) => !BEGINS_BLOCK.test(line) && !/\s$/.test(line);
