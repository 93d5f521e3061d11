import { lazyCode } from "@atrium/shared-ui";

/** Lazy because it's the feature's largest code, and simple texts are shown without it. */
export const markdownRendering = lazyCode(() => import("./markdown-rendering.ts"), "Markdown is shown as written:");

/** Lazy because the grammars are as heavy as the renderer itself, and many threads have no code. */
export const highlighting = lazyCode(
  () => import("./highlighter.ts").then(({ highlightPlugins }) => highlightPlugins),
  "Code is shown without colors:",
);

/** Lazy because only a reply that's being written is cut into blocks. */
export const blockCutting = lazyCode(
  () => import("./cut-blocks.ts").then(({ cutBlocks }) => cutBlocks),
  "A growing reply is drawn in one piece:",
);
