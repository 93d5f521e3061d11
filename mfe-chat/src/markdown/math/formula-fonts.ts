import amsRegular from "katex/dist/fonts/KaTeX_AMS-Regular.woff2?whole";
import caligraphicBold from "katex/dist/fonts/KaTeX_Caligraphic-Bold.woff2?whole";
import caligraphicRegular from "katex/dist/fonts/KaTeX_Caligraphic-Regular.woff2?whole";
import frakturBold from "katex/dist/fonts/KaTeX_Fraktur-Bold.woff2?whole";
import frakturRegular from "katex/dist/fonts/KaTeX_Fraktur-Regular.woff2?whole";
import mainBold from "katex/dist/fonts/KaTeX_Main-Bold.woff2?whole";
import mainBoldItalic from "katex/dist/fonts/KaTeX_Main-BoldItalic.woff2?whole";
import mainItalic from "katex/dist/fonts/KaTeX_Main-Italic.woff2?whole";
import mainRegular from "katex/dist/fonts/KaTeX_Main-Regular.woff2?whole";
import mathBoldItalic from "katex/dist/fonts/KaTeX_Math-BoldItalic.woff2?whole";
import mathItalic from "katex/dist/fonts/KaTeX_Math-Italic.woff2?whole";
import sansSerifBold from "katex/dist/fonts/KaTeX_SansSerif-Bold.woff2?whole";
import sansSerifItalic from "katex/dist/fonts/KaTeX_SansSerif-Italic.woff2?whole";
import sansSerifRegular from "katex/dist/fonts/KaTeX_SansSerif-Regular.woff2?whole";
import scriptRegular from "katex/dist/fonts/KaTeX_Script-Regular.woff2?whole";
import size1Regular from "katex/dist/fonts/KaTeX_Size1-Regular.woff2?whole";
import size2Regular from "katex/dist/fonts/KaTeX_Size2-Regular.woff2?whole";
import size3Regular from "katex/dist/fonts/KaTeX_Size3-Regular.woff2?whole";
import size4Regular from "katex/dist/fonts/KaTeX_Size4-Regular.woff2?whole";
import typewriterRegular from "katex/dist/fonts/KaTeX_Typewriter-Regular.woff2?whole";

interface Face {
  readonly family: string;
  readonly url: string;
  readonly weight?: "bold";
  readonly style?: "italic";
}

const BOLD = { weight: "bold" } as const;
const ITALIC = { style: "italic" } as const;

/** KaTeX's fonts. A browser fetches one when a character of it shows. */
export const FORMULA_FONTS: readonly Face[] = [
  { family: "KaTeX_AMS", url: amsRegular },
  { family: "KaTeX_Caligraphic", url: caligraphicBold, ...BOLD },
  { family: "KaTeX_Caligraphic", url: caligraphicRegular },
  { family: "KaTeX_Fraktur", url: frakturBold, ...BOLD },
  { family: "KaTeX_Fraktur", url: frakturRegular },
  { family: "KaTeX_Main", url: mainBold, ...BOLD },
  { family: "KaTeX_Main", url: mainBoldItalic, ...BOLD, ...ITALIC },
  { family: "KaTeX_Main", url: mainItalic, ...ITALIC },
  { family: "KaTeX_Main", url: mainRegular },
  { family: "KaTeX_Math", url: mathBoldItalic, ...BOLD, ...ITALIC },
  { family: "KaTeX_Math", url: mathItalic, ...ITALIC },
  { family: "KaTeX_SansSerif", url: sansSerifBold, ...BOLD },
  { family: "KaTeX_SansSerif", url: sansSerifItalic, ...ITALIC },
  { family: "KaTeX_SansSerif", url: sansSerifRegular },
  { family: "KaTeX_Script", url: scriptRegular },
  { family: "KaTeX_Size1", url: size1Regular },
  { family: "KaTeX_Size2", url: size2Regular },
  { family: "KaTeX_Size3", url: size3Regular },
  { family: "KaTeX_Size4", url: size4Regular },
  { family: "KaTeX_Typewriter", url: typewriterRegular },
];
