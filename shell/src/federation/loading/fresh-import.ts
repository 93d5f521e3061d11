export interface FreshImportDeps {
  readonly page: Document;
  readonly nonce: string | undefined;
  /** Expected integrity of a URL, if the page names one. */
  integrity(url: string): string | undefined;
}

/** Imports the module at `url` by the address `as`, and makes sure that it is what was released at `url`. */
export type FreshImport = (url: string, as: string) => Promise<unknown>;

/**
 * The page's import map holds the integrity of the released addresses alone, so a preload that names it stands before the import: the browser
 * keeps what it has checked, and the import takes that.
 */
export function createFreshImport({ page, nonce, integrity }: FreshImportDeps): FreshImport {
  return async (url, as) => {
    const link = Object.assign(page.createElement("link"), {
      rel: "modulepreload",
      href: as,
      crossOrigin: "anonymous",
      integrity: integrity(url) ?? "",
    });
    if (nonce !== undefined) link.nonce = nonce;
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => reject(new TypeError(`Failed to fetch dynamically imported module: ${as}`)));
      page.head.append(link);
    });
    return import(/* webpackIgnore: true */ as) as Promise<unknown>;
  };
}
