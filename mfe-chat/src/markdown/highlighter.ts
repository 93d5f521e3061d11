import rehypeHighlight from "rehype-highlight";
import { limitCode } from "./depth-limit.ts";

type Transformer = ReturnType<typeof rehypeHighlight>;

// Created once, because each rehypeHighlight() call registers all its grammars again.
const shared: Transformer = rehypeHighlight();

const highlight: Transformer = (tree, file) => {
  try {
    shared(tree, file);
  } catch (error) {
    // It also looks for code within the code it has highlighted, and grammars nest without a limit.
    if (!(error instanceof RangeError)) throw error;
  }
  limitCode(tree);
};

/** Plugins for react-markdown that highlight code. All uses share one highlighter. */
export const highlightPlugins = [() => highlight];
