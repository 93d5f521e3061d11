/** Undefined in older browsers, which don't have Intl.Segmenter. */
const segmenter =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;

/** A text's characters as readers see them: a letter with its accents, or a multi-part emoji, is one. Code points in browsers without Intl.Segmenter. */
export const characterClusters = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
