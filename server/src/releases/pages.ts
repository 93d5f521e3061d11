import type { PublicSettings } from "./boot-document.ts";
import type { ServedReleases } from "./served-registry.ts";
import { createPage, type Page } from "./page.ts";

/** How many origins to keep a prepared page for. It's limited because a Host header can name any port of this machine. */
export const ORIGINS_KEPT = 8;

/** Caches prepared pages of releases as long as these are served, one for each recently used origin. */
export function createPages(settings: PublicSettings): (releases: ServedReleases, origin: string) => Page {
  const prepared = new WeakMap<ServedReleases, Map<string, Page>>();
  return (releases, origin) => {
    const byOrigin = prepared.get(releases) ?? new Map<string, Page>();
    prepared.set(releases, byOrigin);
    const page = byOrigin.get(origin) ?? createPage(releases, settings, origin);
    // Keeps the map in order of last use.
    byOrigin.delete(origin);
    byOrigin.set(origin, page);
    const [oldest] = byOrigin.keys();
    if (byOrigin.size > ORIGINS_KEPT && oldest !== undefined) byOrigin.delete(oldest);
    return page;
  };
}
