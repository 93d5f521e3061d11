/** One module that exists once in the page: the shell hands it to every feature, and no feature ships a copy. */
export interface SharedModule {
  /** What a feature imports. */
  readonly request: string;
  /** The npm package it belongs to; its version is the version of the shared module. */
  readonly packageName: string;
  /**
   * `eager`: the shell has it in its first chunks and hands it over synchronously, so that no feature waits for it.
   * `lazy`: loaded when the first feature asks, because the frame itself does not need it.
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
 * The one sharing policy of every build: the feature builds expect these from the shell, and the shell provides exactly these.
 * Only curated packages stand here, never a whole library: what a library exports could not be tree-shaken any more.
 */
export const SHARED_MODULES: readonly SharedModule[] = [
  ...shared("react", "eager", "", "/jsx-runtime"),
  ...shared("react-dom", "eager"),
  ...shared("@emotion/react", "eager"),
  ...shared("@emotion/styled", "eager"),
  ...shared("@atrium/shared-ui", "eager", "", "/router", "/i18n", "/query", "/styles"),
  ...shared("@atrium/shared-ui", "lazy", "/extra"),
  ...shared("@atrium/shared-contracts", "eager", "", "/rx"),
  ...shared("@atrium/shared-contracts", "lazy", "/wire"),
];

/** The packages behind the shared modules, each once. */
export const SHARED_PACKAGES: readonly string[] = [...new Set(SHARED_MODULES.map((module) => module.packageName))];
