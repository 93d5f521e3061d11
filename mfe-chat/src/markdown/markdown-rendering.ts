import markdownTexts from "../locales/en/markdown.json" with { type: "json" };
import mediaTexts from "../locales/en/media.json" with { type: "json" };
import { addCodeFonts } from "./code/code-fonts.ts";
import { texts } from "../locales/translations.ts";

texts.addEnglish(markdownTexts, mediaTexts);
addCodeFonts();

// Everything that needs the Markdown parser, as one chunk.
export { exactBlocks } from "./exact-blocks.ts";
export { MarkdownBlock } from "./markdown-block.tsx";
