/** A module that exists once in the page: the shell provides it to every feature, and no feature ships a copy. */
export interface SharedModule {
  /** What a feature imports. */
  readonly request: string;
  /** The npm package it belongs to, whose version is the shared module's version. */
  readonly packageName: string;
  /**
   * `eager`: in the shell's first chunks and provided synchronously, so no feature waits for it.
   * `lazy`: loaded when the first feature asks, because the frame itself doesn't need it.
   */
  readonly load: "eager" | "lazy";
}

const shared = (packageName: string, load: SharedModule["load"], ...subpaths: string[]): SharedModule[] =>
  (subpaths.length === 0 ? [""] : subpaths).map((subpath) => ({
    request: `${packageName}${subpath}`,
    packageName,
    load,
  }));

/**
 * The one sharing policy for every build: feature builds expect these modules from the shell, and the shell provides exactly
 * these. Only curated packages, never a whole library, because a library's exports couldn't be tree-shaken any more.
 */
export const SHARED_MODULES: readonly SharedModule[] = [
  ...shared("react", "eager", "", "/jsx-runtime"),
  ...shared("react-dom", "eager"),
  ...shared("@emotion/react", "eager"),
  ...shared("@emotion/styled", "eager"),
  ...shared("@atrium/shared-ui", "eager", "", "/router", "/i18n", "/query", "/styles"),
  ...shared("@atrium/shared-ui", "lazy", "/extra"),
  ...shared("@atrium/shared-contracts", "eager", "/contract", "/spec", "/rx", "/wire/chat"),
  ...shared("@atrium/shared-contracts", "lazy", "/wire"),
];

/** The packages that contain the shared modules, each once. */
export const SHARED_PACKAGES: readonly string[] = [...new Set(SHARED_MODULES.map((module) => module.packageName))];
