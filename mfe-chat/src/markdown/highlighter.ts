import rehypeHighlight from "rehype-highlight";

type Transformer = ReturnType<typeof rehypeHighlight>;

// Made once: each rehypeHighlight() registers all its grammars anew.
const shared: Transformer = rehypeHighlight();

/** Plugins for react-markdown that colour code; every use shares one highlighter. */
export const highlightPlugins = [() => shared];
