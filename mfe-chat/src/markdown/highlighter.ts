import rehypeHighlight from "rehype-highlight";

type Transformer = ReturnType<typeof rehypeHighlight>;

// Created once, because each rehypeHighlight() call registers all its grammars again.
const shared: Transformer = rehypeHighlight();

/** Plugins for react-markdown that highlight code. All uses share one highlighter. */
export const highlightPlugins = [() => shared];
