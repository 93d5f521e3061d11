import sheetText from "katex/dist/katex.min.css?text";
import { canStyle } from "./draw-formula.ts";
import { FORMULA_FONTS } from "./formula-fonts.ts";
import { withoutMarks } from "./formula-source.ts";

/** While something is copied, drawings give way to their sources. Nothing changes its place. */
const COPYING = "math-copying";

const OWN_RULES = `
  .math { display: inline-block; max-width: 100%; text-indent: 0; overflow: clip; overflow-clip-margin: 0.5em; position: relative; }
  .math-display { display: block; overflow-x: auto; overflow-y: hidden; padding-block: 0.4em; }
  .math-display .katex-display { margin: 0; }
  .math-source { position: absolute; inset-block-start: 0; inset-inline-start: 0; width: 1px; height: 1px; overflow: hidden; white-space: pre; visibility: hidden; clip-path: inset(50%); }
  .${COPYING} .math-source { visibility: visible; }
  .${COPYING} .math .katex { visibility: hidden; }
  .math .katex .katex-mathml { inset-block-start: 0; inset-inline-start: 0; }
`;

let isPrepared = false;

/**
 * Gives formulas their look and makes them copyable as written. The style sheet and the fonts are added by script: the page checks the integrity of
 * its scripts, and the sheet is part of one.
 */
export function prepareFormulas(): void {
  if (isPrepared || !canStyle()) return;
  isPrepared = true;
  const sheet = new CSSStyleSheet();
  // Fonts follow below, with the addresses that the build has given them.
  sheet.replaceSync(sheetText.replaceAll(/@font-face\{[^}]*\}/g, "") + OWN_RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const { family, url, ...descriptors } of FORMULA_FONTS)
    document.fonts.add(
      new FontFace(family, `url(${JSON.stringify(url)}) format("woff2")`, { ...descriptors, display: "block" }),
    );
  document.addEventListener("copy", copySources);
}

function copySources(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || !event.clipboardData || event.defaultPrevented) return;
  const holdsFormula = [...document.querySelectorAll(".math")].some((formula) => selection.containsNode(formula, true));
  if (!holdsFormula) return;
  document.documentElement.classList.add(COPYING);
  event.clipboardData.setData("text/plain", withoutMarks(selection.toString()));
  document.documentElement.classList.remove(COPYING);
  event.preventDefault();
}
