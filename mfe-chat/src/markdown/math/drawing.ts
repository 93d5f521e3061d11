// KaTeX and all it needs, as one chunk.
import { prepareFormulas } from "./formula-look.ts";
import mathTexts from "../../locales/en/math.json" with { type: "json" };
import { texts } from "../../locales/translations.ts";

texts.addEnglish(mathTexts);

export { allDrawn } from "./drawing-turns.ts";
export { DrawnFormula } from "./drawn-formula.tsx";

prepareFormulas();
