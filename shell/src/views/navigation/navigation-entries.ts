import type { FeatureManifest, NavigationEntry } from "@atrium/shared-contracts/wire";
import { isAtOrBelow } from "../../federation/routes/route-feature.ts";

/** Where something new starts: the logo leads there, and its entry is the sidebar's main action. */
export const START_PATH = "/new";

export interface SidebarEntry extends NavigationEntry {
  readonly featureId: string;
  readonly expose: string;
}

/** The navigation entries of all features, by their order. */
export function navigationEntries(manifests: readonly FeatureManifest[]): SidebarEntry[] {
  return manifests
    .flatMap(({ id, routesExpose, navigation = [] }) =>
      navigation.map((entry) => ({ ...entry, featureId: id, expose: routesExpose })),
    )
    .sort((a, b) => a.order - b.order);
}

/** The entry for a path: the one with the longest path that equals or contains it. */
export function activeEntry(entries: readonly SidebarEntry[], pathname: string): SidebarEntry | undefined {
  return entries
    .filter(({ path }) => isAtOrBelow(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)
    .at(0);
}
