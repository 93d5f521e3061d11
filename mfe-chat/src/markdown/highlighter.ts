import rehypeHighlight from "rehype-highlight";
import { unified } from "unified";
import { isColorable } from "./code/colorable.ts";
import { limitCode } from "./depth-limit.ts";

type Transformer = ReturnType<typeof rehypeHighlight>;

// Created once, because each rehypeHighlight() call registers all its grammars again.
const shared: Transformer = rehypeHighlight();

const highlight: Transformer = (tree, file) => {
  const plain = codesOf(tree).filter((code) => !isColorable(textOf(code)));
  // Only elements of this name are highlighted.
  for (const code of plain) code.tagName = "plain";
  try {
    shared(tree, file);
  } catch (error) {
    // It also looks for code within the code it has highlighted, and grammars nest without a limit.
    if (!(error instanceof RangeError)) throw error;
  }
  for (const code of plain) code.tagName = "code";
  limitCode(tree);
};

type Tree = Parameters<Transformer>[0];
type Element = Extract<Tree["children"][number], { readonly type: "element" }>;

const codesOf = (node: Tree | Element): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === "code" ? [child] : codesOf(child);
  });
const textOf = ({ children }: Element) => children.map((child) => (child.type === "text" ? child.value : "")).join("");

/** Plugins for react-markdown that highlight code. All uses share one highlighter. */
export const highlightPlugins = [() => highlight];

const languages = unified()
  .use(() => highlight)
  .freeze();

/**
 * Makes the first code of a language quick to highlight: its grammar is compiled when it's first used, in parts as they're needed, which takes
 * longer than most code does. Does nothing for a language without a grammar.
 * @param sample as much of the code as is here, without which only the beginning of the grammar is compiled
 */
export function prepareLanguage(language: string, sample: string): void {
  if (language === "") return;
  languages.runSync({
    type: "root",
    children: [
      {
        type: "element",
        tagName: "pre",
        properties: {},
        children: [
          {
            type: "element",
            tagName: "code",
            properties: { className: [`language-${language}`] },
            children: [{ type: "text", value: sample }],
          },
        ],
      },
    ],
  });
}
