/** Maximum nesting of blocks and marks. Far more than anyone writes, far less than what breaks a browser's layout. */
const MAX_DEPTH = 100;

interface Node {
  readonly type: string;
  readonly tagName?: string;
  children?: Node[];
  value?: string;
}

/** Plugin for react-markdown that shows text nested too deeply as written. */
export const depthLimit = () => (tree: Node, file: { toString(): string }) => {
  if (isDeeper(tree, MAX_DEPTH))
    tree.children = [{ type: "paragraph", children: [{ type: "text", value: file.toString() }] }];
};

/** Takes the colors from code whose highlighting is nested too deeply. The rest of the tree must be within the limit. */
export function limitCode(node: Node): void {
  if (node.tagName === "code") {
    if (isDeeper(node, MAX_DEPTH)) node.children = [{ type: "text", value: textOf(node) }];
  } else node.children?.forEach(limitCode);
}

const isDeeper = ({ children = [] }: Node, depth: number): boolean =>
  depth === 0 || children.some((child) => isDeeper(child, depth - 1));

/** Without recursion, which would exhaust the stack. */
function textOf(node: Node): string {
  let text = "";
  const left = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    text += next.value ?? "";
    if (next.children) left.push(...next.children.toReversed());
  }
  return text;
}
