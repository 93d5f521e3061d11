import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

// Which folders can import which. `.oxlintrc.json` handles imports between packages, `import/no-cycle` single modules.

/** The shell's layers from the bottom up. Layers in one row can import each other as long as there's no cycle. */
const SHELL_LAYERS = [["core"], ["slots", "federation"], ["views"], ["app"]];

const shellPath = (layers: readonly string[]) => `^shell/src/(${layers.join("|")})/`;

export const RULES: IForbiddenRuleType[] = [
  {
    name: "no-circle-of-folders",
    comment: "Move what both folders need into a folder of its own, named for its subject.",
    severity: "error",
    scope: "folder",
    from: {},
    to: { circular: true },
  },
  {
    name: "roots-import-folders",
    comment: "A package's root files put its folders together. What a folder needs belongs in a folder.",
    severity: "error",
    from: { path: "^([^/]+/src|scripts|bench)/[^/]+/" },
    to: { path: "^$1/[^/]+$" },
  },
  ...SHELL_LAYERS.slice(0, -1).map((layers, index): IForbiddenRuleType => {
    const above = SHELL_LAYERS.slice(index + 1).flat();
    return {
      name: `${layers.join("-and-")}-below-${above.join("-and-")}`,
      comment: "The shell's layers: app > views > slots, federation > core.",
      severity: "error",
      from: { path: shellPath(layers) },
      to: { path: shellPath(above) },
    };
  }),
  {
    name: "every-import-resolves",
    comment: "An import that can't be followed could hide a circle.",
    severity: "error",
    from: {},
    to: { couldNotResolve: true },
  },
];

export const OPTIONS: ICruiseOptions = {
  // TypeScript's native compiler has no JavaScript API for parsing. swc has one, and reports type-only imports too.
  parser: "swc",
  doNotFollow: { path: "node_modules" },
  // Tests may import anything.
  exclude: { path: "[.]test[.]tsx?$|/(testing|dist|dist-e2e|migrations|jest|conformance)/|^shared-contracts/api/" },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "node", "default", "types"],
    extensions: [".ts", ".tsx", ".js", ".mjs", ".d.ts"],
  },
};
