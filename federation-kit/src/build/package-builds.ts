import { rspack, type RspackPluginInstance } from "@rspack/core";
import type { BuildMode } from "./build-target.ts";

interface Replacement {
  /** Only in this mode. */
  readonly mode?: BuildMode;
  /** Part of a file's path in the package, and what stands there instead. */
  readonly from: RegExp;
  readonly to: string;
}

/** Packages that have a better build for us than the one that their `exports` choose. */
const REPLACEMENTS: readonly Replacement[] = [
  // The browser build writes to `innerHTML`, which the page's policy (`require-trusted-types-for`) blocks; this one works without a DOM. We can't use
  // the package's export conditions: "worker" would also pick emotion's server build.
  { from: /(?<=decode-named-character-reference[\\/])index\.dom\.js$/, to: "index.js" },
  // For bundlers, the package names only its development build, with all its warnings.
  {
    mode: "production",
    from: /(?<=[\\/]react-router[\\/]dist[\\/])development(?=[\\/][\w-]+\.mjs$)/,
    to: "production",
  },
];

export const packageBuilds = (target: { readonly mode: BuildMode }): RspackPluginInstance[] =>
  REPLACEMENTS.filter(({ mode }) => mode === undefined || mode === target.mode).map(
    ({ from, to }) =>
      new rspack.NormalModuleReplacementPlugin(from, ({ createData }) => {
        if (createData?.resource) createData.resource = createData.resource.replace(from, to);
      }),
  );
