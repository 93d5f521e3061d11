import { rspack, type RspackPluginInstance } from "@rspack/core";

/**
 * Packages whose browser build writes to `innerHTML`, which the page's policy (`require-trusted-types-for`) refuses, and the file of the
 * same package that works without a DOM. Their export conditions are no way to it: "worker" would also pick emotion's build for servers.
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
