import type { LoaderDefinitionFunction } from "@rspack/core";
import subsetFont from "subset-font";

/** The weights that the design uses; what a browser would show for others is the nearest. */
const WEIGHTS = { min: 400, max: 700 };
/** What a browser applies by itself, plus figures of one width. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig", "tnum"];

/** Keeps of a variable font what pages show: all its characters, but a third less bytes. Fonts without weights fail the build. */
const fontLoader: LoaderDefinitionFunction = (content) =>
  subsetFont(Buffer.from(content), undefined, {
    keepAllGlyphs: true,
    keepFeatures: FEATURES,
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
  });

export default fontLoader;
/** Fonts are bytes, not text. */
export const raw = true;
