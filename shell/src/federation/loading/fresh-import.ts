export interface FreshImportDeps {
  readonly page: Document;
  readonly nonce: string | undefined;
  /** Expected integrity of a URL, if the page names one. */
  integrity(url: string): string | undefined;
}

/** Imports the module at `url` via the URL `as`, and makes sure that it's what was released at `url`. */
export type FreshImport = (url: string, as: string) => Promise<unknown>;

/**
 * The page's import map only has integrity for the released URLs, so a preload with that integrity runs before the import: the browser keeps what
 * it checked, and the import uses that.
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
