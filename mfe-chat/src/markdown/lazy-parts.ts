import { lazyCode } from "@atrium/shared-ui";

/** Lazy because it's the feature's largest code, and simple texts are shown without it. */
export const markdownRendering = lazyCode(
  () => import(/* webpackChunkName: "markdown" */ "./markdown-rendering.ts"),
  "Markdown is shown as written:",
);

/** Lazy because the grammars are as heavy as the renderer itself, and many threads have no code. */
export const highlighting = lazyCode(() => import("./highlighter.ts"), "Code is shown without colors:");

/** Lazy because only a reply that's being written is cut into blocks. */
export const blockCutting = lazyCode(
  () => import("./cut-blocks.ts").then(({ cutBlocks }) => cutBlocks),
  "A growing reply is drawn in one piece:",
);

/** Lazy because a table can be read without. */
export const tableTools = lazyCode(
  () => import("./table/table-tools.tsx"),
  "Tables of replies can't be sorted or copied:",
);

/** Lazy because many threads have text only. */
export const richParts = lazyCode(() => import("./rich-parts.ts"), "Code, tables and formulas look plain:");

/** Lazy because few replies have formulas, and KaTeX is as large as all the rest of the feature. */
export const mathDrawing = lazyCode(() => import("./math/drawing.ts"), "Formulas are shown as written:");

/** Lazy because hardly any reply has a diagram. What draws them is fetched by its own frame. */
export const diagramDrawing = lazyCode(
  () => import("./diagram/diagram-block.tsx"),
  "Diagrams are shown as their source:",
);
