import { isBelow, type ResolvedReleases } from "@atrium/federation-kit/releases";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { releaseUrl } from "./boot-document.ts";

/** One file that a page begins to fetch while its HTML is still being read. */
export interface Preload {
  readonly kind: "module" | "style";
  readonly url: string;
  /** As the import map has it: a browser throws a preloaded module away when the two differ. */
  readonly integrity: string;
  /** On another origin than the page. */
  readonly crossOrigin: boolean;
}

/** The code of the feature that serves a path, and of the sidebar's panels that show there. */
export function routePreloads(releases: ResolvedReleases, path: string): Preload[] {
  return releases.features.flatMap(({ active, origin }) => {
    const exposes = exposesFor(active.feature, path);
    if (exposes.length === 0) return [];
    const groups = exposes.flatMap((expose) => active.exposes[expose] ?? []);
    const modules = new Set([active.entry, ...groups.flatMap(({ js }) => js)]);
    const styles = new Set(groups.flatMap(({ css }) => css));
    const preload = (kind: Preload["kind"], file: string): Preload => ({
      kind,
      url: `${releaseUrl(active, origin)}${file}`,
      integrity: active.files[file] ?? "",
      crossOrigin: origin !== undefined,
    });
    return [
      ...[...modules].map((file) => preload("module", file)),
      ...[...styles].map((file) => preload("style", file)),
    ];
  });
}

function exposesFor(feature: FeatureManifest, path: string): string[] {
  const serves = feature.routes.some((route) => isBelow(path, route));
  const panels = (feature.slots ?? []).filter(
    ({ slot, paths }) => slot === "sidebar.panel" && paths?.some((shown) => isBelow(path, shown)),
  );
  return [...(serves ? [feature.routesExpose] : []), ...panels.map(({ expose }) => expose)];
}
