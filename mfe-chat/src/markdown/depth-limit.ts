/** Maximum nesting of blocks and marks. Far more than anyone writes, far less than what breaks a browser's layout. */
const MAX_DEPTH = 100;

interface Node {
  readonly type: string;
  children?: Node[];
  value?: string;
}

/** Plugin for react-markdown that shows text nested too deeply as written. */
export const depthLimit = () => (tree: Node, file: { toString(): string }) => {
  if (isDeeper(tree, MAX_DEPTH))
    tree.children = [{ type: "paragraph", children: [{ type: "text", value: file.toString() }] }];
};

const isDeeper = ({ children = [] }: Node, depth: number): boolean =>
  depth === 0 || children.some((child) => isDeeper(child, depth - 1));
