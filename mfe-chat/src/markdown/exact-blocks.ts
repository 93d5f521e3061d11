import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Kinds of node that tie blocks together: what one says changes how another is drawn. */
const TYING = new Set(["definition", "footnoteDefinition", "footnoteReference", "linkReference", "imageReference"]);

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly offset?: number | undefined; readonly column: number } } | undefined;
}

/**
 * The top-level blocks of a finished text as the renderer's own parser sees them: drawn one by one they give what the whole text gives.
 * A text whose blocks refer to each other (link definitions, footnotes) is one block.
 */
export function exactBlocks(text: string): readonly string[] {
  const root: Node = parser.parse(text);
  const starts = (root.children ?? []).map((node) => lineStart(node)).filter((start) => start !== undefined);
  if (starts.length < 2 || isTied(root)) return text === "" ? [] : [text];
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));
}

/** Indentation belongs to the block: without it indented code would be a paragraph. */
function lineStart({ position }: Node): number | undefined {
  const offset = position?.start.offset;
  return position && offset !== undefined ? offset - (position.start.column - 1) : undefined;
}

const isTied = (node: Node): boolean => TYING.has(node.type) || (node.children ?? []).some(isTied);
