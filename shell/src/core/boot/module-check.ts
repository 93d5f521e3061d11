import { MODULE_CHECK, type ModuleCheck } from "@atrium/federation-kit/sharing";
import { readIntegrityMap } from "./integrity-map.ts";
import { createPolicy } from "./trusted-types.ts";

/** Name of the Trusted Types policy for import maps. The page's content security policy names it, too. */
export const IMPORT_MAP_POLICY = "atrium-import-map";

const INTEGRITY = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/**
 * Checks modules that aren't in the page's import map. No single way of it works everywhere: WebKit ignores the integrity of a `modulepreload`, and
 * Firefox ignores every import map after the first. Therefore both are used.
 * @param nonce the page's nonce, if its policy has one
 */
export function createModuleCheck(page: Window, nonce: string | undefined): ModuleCheck {
  const { document } = page;
  const policy = createPolicy(page, IMPORT_MAP_POLICY, { createScript: integrityMap });
  const add = <Element extends HTMLElement>(element: Element): Element => {
    if (nonce !== undefined) element.nonce = nonce;
    document.head.append(element);
    return element;
  };
  let listed: ReadonlyMap<string, string> | undefined;
  const list = (url: string, integrity: string) => {
    // A page lists the texts that it preloads.
    listed ??= readIntegrityMap(document);
    if (listed.has(url)) return;
    const map = Object.assign(document.createElement("script"), { type: "importmap" });
    map.textContent = policy.createScript(JSON.stringify({ integrity: { [url]: integrity } }));
    // Browsers read it at once.
    add(map).remove();
  };

  return async (url, integrity) => {
    list(url, integrity);
    const link = document.createElement("link");
    // Such browsers don't know the integrity in import maps either.
    if (!link.relList.supports("modulepreload")) return;
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", () =>
        reject(
          new TypeError(`Failed to fetch dynamically imported module, or it differs from what was released: ${url}`),
        ),
      );
      // No `crossorigin`: Firefox fails a second preload of a module whose credentials mode differs from the first's, and the page's own have none.
      add(Object.assign(link, { rel: "modulepreload", integrity, href: url }));
    });
  };
}

/** Lets apps check their modules, too, see `MODULE_CHECK`. */
export function provideModuleCheck(check: ModuleCheck): void {
  Object.assign(globalThis, { [MODULE_CHECK]: check });
}

/** The text itself if it's an import map that only has the integrity of modules: such a map can't lead an import elsewhere. */
function integrityMap(text: string): string {
  const { integrity, ...others } = JSON.parse(text) as { readonly integrity: Record<string, unknown> };
  const isIntegrity = Object.values(integrity).every((hash) => typeof hash === "string" && INTEGRITY.test(hash));
  if (!isIntegrity || Object.keys(others).length > 0)
    throw new TypeError("An import map that's added to the page must only have the integrity of modules");
  return text;
}
