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

/**
 * The top-level blocks of a finished text according to the renderer's own parser. Rendering them one by one gives the same result as
 * rendering the whole text. Formulas count if what reads them has loaded, as for the renderer. A text whose blocks refer to each other (link definitions, footnotes) is one block.
 */
export function exactBlocks(text: string): readonly string[] {
  if (isBeyondLimits(text)) return [text];
  const rich = richParts.current();
  const root: Node = (rich ? parser().use(rich.math) : parser).parse(text);
  const blocks = (root.children ?? []).map((node) => ({ node, start: lineStart(node) }));
  const starts = blocks
    .filter((_, index) => !isIndentedCode(text, blocks[index - 1]))
    .flatMap(({ start }) => start ?? []);
  if (starts.length < 2 || isTied(root)) return text === "" ? [] : [text];
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));
}

/** Includes the indentation, because without it indented code would become a paragraph. */
function lineStart({ position }: Node): number | undefined {
  const offset = position?.start.offset;
  return position && offset !== undefined ? offset - (position.start.column - 1) : undefined;
}

/** micromark takes what follows such code for an interruption, which lists that begin with 2 can't be. They come as one block. */
const isIndentedCode = (text: string, block: { readonly node: Node; readonly start: number | undefined } | undefined) =>
  block?.node.type === "code" && !/^ {0,3}(?:`{3}|~{3})/.test(text.slice(block.start, (block.start ?? 0) + 6));

const isTied = (node: Node): boolean => TYING.has(node.type) || (node.children ?? []).some(isTied);
