/** Blocks and marks inside each other. Far more than anyone writes, far less than what brings a browser's layout down. */
const MAX_DEPTH = 100;

interface Node {
  readonly type: string;
  children?: Node[];
  value?: string;
}

/** For react-markdown: what is nested too deeply is shown as it was written. */
export const depthLimit = () => (tree: Node, file: { toString(): string }) => {
  if (isDeeper(tree, MAX_DEPTH))
    tree.children = [{ type: "paragraph", children: [{ type: "text", value: file.toString() }] }];
};

const isDeeper = ({ children = [] }: Node, depth: number): boolean =>
  depth === 0 || children.some((child) => isDeeper(child, depth - 1));
