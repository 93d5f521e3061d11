/** Integrity (`sha256-…`) of every module the page may import, by absolute URL. The server writes it into the import map. */
export function readIntegrityMap(page: Document): ReadonlyMap<string, string> {
  const text = page.querySelector('script[type="importmap"]')?.textContent;
  const { integrity = {} } = text ? (JSON.parse(text) as { integrity?: Record<string, string> }) : {};
  return new Map(Object.entries(integrity).map(([url, hash]) => [new URL(url, page.baseURI).href, hash]));
}
