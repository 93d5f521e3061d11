import remarkParse from "remark-parse";
import { unified } from "unified";
import { gfm } from "./gfm.ts";

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
 * rendering the whole text. A text whose blocks refer to each other (link definitions, footnotes) is one block.
 */
export function exactBlocks(text: string): readonly string[] {
  const root: Node = parser.parse(text);
  const starts = (root.children ?? []).map((node) => lineStart(node)).filter((start) => start !== undefined);
  if (starts.length < 2 || isTied(root)) return text === "" ? [] : [text];
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));
}

/** Includes the indentation, because without it indented code would become a paragraph. */
function lineStart({ position }: Node): number | undefined {
  const offset = position?.start.offset;
  return position && offset !== undefined ? offset - (position.start.column - 1) : undefined;
}

const isTied = (node: Node): boolean => TYING.has(node.type) || (node.children ?? []).some(isTied);
