import type { ResolvedReleases } from "@atrium/federation-kit/releases";
import type { PublicSettings } from "./boot-document.ts";
import { createPage, type Page } from "./page.ts";

/** Origins whose prepared page is kept: a Host header can name any port of this machine. */
export const ORIGINS_KEPT = 8;

/** The prepared pages of the releases that were asked for last: one for each origin that pages were lately asked for under. */
export function createPages(settings: PublicSettings): (releases: ResolvedReleases, origin: string) => Page {
  let prepared: { readonly releases: ResolvedReleases; readonly byOrigin: Map<string, Page> } | undefined;
  return (releases, origin) => {
    if (prepared?.releases !== releases) prepared = { releases, byOrigin: new Map() };
    const { byOrigin } = prepared;
    const page = byOrigin.get(origin) ?? createPage(releases, settings, origin);
    // Kept in the order of their last use.
    byOrigin.delete(origin);
    byOrigin.set(origin, page);
    const [oldest] = byOrigin.keys();
    if (byOrigin.size > ORIGINS_KEPT && oldest !== undefined) byOrigin.delete(oldest);
    return page;
  };
}
