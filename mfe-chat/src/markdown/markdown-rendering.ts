// Everything that needs the Markdown parser, as one chunk.
export { exactBlocks } from "./exact-blocks.ts";
export { MarkdownBlock } from "./markdown-block.tsx";
