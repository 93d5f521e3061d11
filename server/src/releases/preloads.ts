import { isBelow, type ResolvedFeature, type ResolvedReleases } from "@atrium/federation-kit/releases";
import { releaseUrl } from "./boot-document.ts";

/** What a page begins to fetch while its HTML is still being read. */
export interface Preloads {
  /** URLs of ES modules. */
  readonly modules: readonly string[];
  /** URLs of style sheets; `crossOrigin`: on another origin than the page. */
  readonly styles: readonly { readonly url: string; readonly crossOrigin: boolean }[];
}

/** The code of the feature that serves a path, and of the sidebar's panels that show there. */
export function routePreloads(releases: ResolvedReleases, path: string): Preloads {
  const modules: string[] = [];
  const styles: { url: string; crossOrigin: boolean }[] = [];
  for (const feature of releases.features) {
    const exposes = exposesFor(feature, path);
    if (exposes.length === 0) continue;
    const base = releaseUrl(feature.active, feature.origin);
    modules.push(`${base}${feature.active.entry}`);
    for (const expose of exposes) {
      const files = feature.active.exposes[expose];
      modules.push(...(files?.js ?? []).map((file) => `${base}${file}`));
      styles.push(
        ...(files?.css ?? []).map((file) => ({ url: `${base}${file}`, crossOrigin: feature.origin !== undefined })),
      );
    }
  }
  return { modules: [...new Set(modules)], styles };
}

function exposesFor({ active: { feature } }: ResolvedFeature, path: string): string[] {
  const serves = feature.routes.some((route) => isBelow(path, route));
  const panels = (feature.slots ?? []).filter(
    ({ slot, paths }) => slot === "sidebar.panel" && paths?.some((shown) => isBelow(path, shown)),
  );
  return [...(serves ? [feature.routesExpose] : []), ...panels.map(({ expose }) => expose)];
}
