import { __renderToDomTree } from "katex";

/** What KaTeX makes of a formula, before it's in the page. */
interface DrawnNode {
  readonly attributes?: Record<string, string>;
  readonly children?: readonly DrawnNode[];
  toNode(): Node;
}

declare module "katex" {
  // What `render` calls, without putting it into the page. The package's types leave it out.
  export function __renderToDomTree(tex: string, options: KatexOptions): DrawnNode;
}

/** Drawn, or why not: `reason` is KaTeX's own, in English. */
export type DrawnFormula =
  | { readonly nodes: () => Node }
  | { readonly problem: "tooLarge" | "definesMacros" }
  | { readonly problem: "mistake"; readonly reason: string };

/** Far more than anyone writes. Drawing takes time for each. */
const MAX_CHARACTERS = 4_000;
const MAX_DEPTH = 40;
/** Of commands, groups, cells and the like, of which each makes a dozen elements. */
const MAX_PARTS = 1_000;
const PART = /[\\{&^_]/;
/** In em. Nothing that's wider or higher fits a message. */
const MAX_SIZE = 40;

/** Macros that make macros could grow beyond any limit, and change how KaTeX reads on. Replies have no need of them. */
const DEFINES = /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-z])/i;

/** Draws a formula with KaTeX. Says why if it can't. */
export function drawFormula(tex: string, display: boolean): DrawnFormula {
  if (tex.length > MAX_CHARACTERS || depthOf(tex) > MAX_DEPTH || tex.split(PART).length > MAX_PARTS)
    return { problem: "tooLarge" };
  if (DEFINES.test(tex)) return { problem: "definesMacros" };
  try {
    const tree = __renderToDomTree(tex, {
      displayMode: display,
      output: canStyle() ? "htmlAndMathml" : "mathml",
      throwOnError: true,
      strict: "ignore",
      trust: false,
      maxSize: MAX_SIZE,
    });
    dropStyleAttributes(tree);
    return { nodes: () => tree.toNode() };
  } catch (error) {
    // Hundreds of nested commands exhaust its stack.
    if (error instanceof RangeError) return { problem: "tooLarge" };
    return { problem: "mistake", reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The look comes as a style sheet that's made by script, and can't be had without those. Browsers draw MathML by themselves, if not as well. */
export const canStyle = () => "adoptedStyleSheets" in document;

function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of tex) {
    if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The page's security policy refuses `style` as an attribute, which only the MathML for screen readers has. Styles set by script are fine. */
function dropStyleAttributes(node: DrawnNode): void {
  delete node.attributes?.["style"];
  node.children?.forEach(dropStyleAttributes);
}
