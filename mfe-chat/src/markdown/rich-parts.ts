// What draws code, tables and formulas, as one chunk.
import type { Components } from "react-markdown";
import { PreBlock } from "./code/pre-block.tsx";
import { Formula } from "./math/formula.tsx";
import { ReplyTable } from "./table/reply-table.tsx";
import richTexts from "../locales/en/rich-parts.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(richTexts);

export { CodeBlock, countLines } from "./code/code-block.tsx";
export { math, unfinishedMath } from "./math/math.ts";

const PARTS = { pre: PreBlock, table: ReplyTable, math: Formula };
/** React's types don't know `math`. */
export const RICH_PARTS: Components = PARTS;
