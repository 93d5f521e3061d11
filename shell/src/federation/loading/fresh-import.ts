import type { ModuleCheck } from "@atrium/federation-kit/sharing";

/** Imports a module by URL. The bundler leaves this import to the browser. */
export type ImportModule = (url: string) => Promise<unknown>;
export const importFromUrl: ImportModule = (url) => import(/* webpackIgnore: true */ url) as Promise<unknown>;

export interface FreshImportDeps {
  /** Expected integrity of a URL, if the page names one. It doesn't for a dev server's files, because they change. */
  integrity(url: string): string | undefined;
  readonly check: ModuleCheck;
  readonly importModule?: ImportModule;
}

/** Imports the module at `url` via the URL `as`, and makes sure that it's what was released at `url`. */
export type FreshImport = (url: string, as: string) => Promise<unknown>;

/** The page's import map only has integrity for the released URLs, so the other URL is checked before it's imported. */
export function createFreshImport({ integrity, check, importModule = importFromUrl }: FreshImportDeps): FreshImport {
  return async (url, as) => {
    const expected = integrity(url);
    if (expected !== undefined) await check(as, expected);
    return importModule(as);
  };
}
