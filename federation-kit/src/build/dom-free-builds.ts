import { rspack, type RspackPluginInstance } from "@rspack/core";

/**
 * Packages whose browser build writes to `innerHTML`, which the page's policy (`require-trusted-types-for`) blocks, and the
 * package's own file that works without a DOM. We can't use their export conditions: "worker" would also pick emotion's
 * server build.
 */
const REPLACEMENTS: readonly (readonly [browserBuild: RegExp, domFreeBuild: string])[] = [
  [/decode-named-character-reference[\\/]index\.dom\.js$/, "index.js"],
];

export const domFreeBuilds = (): RspackPluginInstance[] =>
  REPLACEMENTS.map(
    ([browserBuild, domFreeBuild]) =>
      new rspack.NormalModuleReplacementPlugin(browserBuild, ({ createData }) => {
        if (createData?.resource) createData.resource = createData.resource.replace(/[^\\/]+$/, domFreeBuild);
      }),
  );
