import remarkParse from "remark-parse";
import { unified } from "unified";
import { isBeyondLimits } from "./beyond-limits.ts";
import { gfm } from "./gfm.ts";
import { richParts } from "./lazy-parts.ts";

const parser = unified().use(remarkParse).use(gfm).freeze();

/** Kinds of nodes that make blocks depend on each other: one changes how another renders. */
const TYING = new Set(["definition", "footnoteDefinition", "footnoteReference", "linkReference", "imageReference"]);

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly offset?: number | undefined; readonly column: number } } | undefined;
}

/** About as much of a text is parsed at a time, so that the browser can do something else in between. Characters. */
const PART_CHARACTERS = 1_000;

/**
 * The top-level blocks of a finished text according to the renderer's own parser. Rendering them one by one gives the same result as
 * rendering the whole text. Formulas count if what reads them has loaded, as for the renderer. A text whose blocks refer to each other (link definitions, footnotes) is one block.
 * Each step reads a part of the text.
 */
export function* exactBlocks(
  text: string,
  partCharacters = PART_CHARACTERS,
): Generator<undefined, readonly string[], undefined> {
  if (isBeyondLimits(text)) return [text];
  const rich = richParts.current();
  const markdown = rich ? parser().use(rich.math).freeze() : parser;
  const blocks: string[] = [];
  let from = 0;
  let size = partCharacters;
  while (from < text.length) {
    const end = endOfPart(text, from + size);
    const part = text.slice(from, end);
    const root: Node = markdown.parse(part);
    if (isTied(root)) return [text];
    const read = cutAt(blockStarts(part, root), part);
    // The last block may go on in the next part. No line makes an earlier one go on.
    const next = end === text.length ? "" : (read.pop() ?? "");
    blocks.push(...read);
    from = end - next.length;
    size = read.length === 0 ? size * 2 : partCharacters;
    yield;
  }
  return blocks;
}

/** The end of the next blank line: a formula's end decides where it begins, and it has no blank lines. */
function endOfPart(text: string, from: number): number {
  BLANK_LINE.lastIndex = from;
  return BLANK_LINE.test(text) ? BLANK_LINE.lastIndex : text.length;
}

const BLANK_LINE = /\n[ \t]*\n/g;

const blockStarts = (text: string, { children = [] }: Node): readonly number[] =>
  children
    .map((node) => ({ node, start: lineStart(node) }))
    .filter((_, index, blocks) => !isIndentedCode(text, blocks[index - 1]))
    .flatMap(({ start }) => start ?? []);

const cutAt = (starts: readonly number[], text: string): string[] =>
  starts.length < 2 ? [text] : starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));

/** Includes the indentation, because without it indented code would become a paragraph. */
function lineStart({ position }: Node): number | undefined {
  const offset = position?.start.offset;
  return position && offset !== undefined ? offset - (position.start.column - 1) : undefined;
}

/** micromark takes what follows such code for an interruption, which lists that begin with 2 can't be. They come as one block. */
const isIndentedCode = (text: string, block: { readonly node: Node; readonly start: number | undefined } | undefined) =>
  block?.node.type === "code" && !/^ {0,3}(?:`{3}|~{3})/.test(text.slice(block.start, (block.start ?? 0) + 6));

const isTied = (node: Node): boolean => TYING.has(node.type) || (node.children ?? []).some(isTied);
