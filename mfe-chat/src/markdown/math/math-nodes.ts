import type { gfmFromMarkdown } from "mdast-util-gfm";

type NodeExtension = ReturnType<typeof gfmFromMarkdown>[number];

/** Formulas in Markdown's tree: code that's drawn by the component for `math`. One that has its lines to itself is a paragraph. */
export const mathNodes: NodeExtension = {
  enter: {
    math(token) {
      this.enter({ type: "inlineCode", value: "" }, token);
    },
    mathBlock(token) {
      this.enter({ type: "paragraph", children: [] }, token);
      this.enter({ type: "inlineCode", value: "" }, token);
    },
  },
  exit: {
    math(token) {
      const source = this.sliceSerialize(token);
      // In a table, a backslash keeps a bar from ending the cell, as in code.
      fill(this.stack.at(-1), this.data.inTable ? source.replaceAll("\\|", "|") : source);
      this.exit(token);
    },
    mathBlock(token) {
      fill(this.stack.at(-1), this.sliceSerialize(token).trimEnd());
      this.exit(token);
      this.exit(token);
    },
  },
};

function fill(node: { type: string; value?: string; data?: object | undefined } | undefined, source: string): void {
  if (node?.type !== "inlineCode") return;
  node.value = source;
  node.data = { hName: "math", hChildren: [{ type: "text", value: source }] };
}
