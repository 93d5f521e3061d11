import type { PublicSettings } from "./boot-document.ts";
import type { ServedReleases } from "./current-releases.ts";
import { createPage, type Page } from "./page.ts";

/** How many origins to keep a prepared page for. It's limited because a Host header can name any port of this machine. */
export const ORIGINS_KEPT = 8;

/** Caches prepared pages of the latest releases, one for each recently used origin. */
export function createPages(settings: PublicSettings): (releases: ServedReleases, origin: string) => Page {
  let prepared: { readonly releases: ServedReleases; readonly byOrigin: Map<string, Page> } | undefined;
  return (releases, origin) => {
    if (prepared?.releases !== releases) prepared = { releases, byOrigin: new Map() };
    const { byOrigin } = prepared;
    const page = byOrigin.get(origin) ?? createPage(releases, settings, origin);
    // Keeps the map in order of last use.
    byOrigin.delete(origin);
    byOrigin.set(origin, page);
    const [oldest] = byOrigin.keys();
    if (byOrigin.size > ORIGINS_KEPT && oldest !== undefined) byOrigin.delete(oldest);
    return page;
  };
}
