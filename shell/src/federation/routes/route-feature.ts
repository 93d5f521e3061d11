import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import type { FeatureSource } from "../loading/feature-code.ts";

/** True for `path` itself and everything below it. */
export function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The feature that serves a path: the one with the longest matching route. */
export function featureOfPath(manifests: readonly FeatureManifest[], pathname: string): FeatureManifest | undefined {
  let best: { manifest: FeatureManifest; length: number } | undefined;
  for (const manifest of manifests) {
    for (const route of manifest.routes) {
      if (isAtOrBelow(pathname, route) && route.length > (best?.length ?? 0)) best = { manifest, length: route.length };
    }
  }
  return best?.manifest;
}

/** Starts loading what a path will show. Failures are reported where it's shown. */
export function warmRoute(features: FeatureSource, pathname: string): void {
  const manifest = featureOfPath(features.manifests, pathname);
  if (!manifest) return;
  features.load(manifest.id, manifest.routesExpose).catch((error: unknown) => {
    console.warn(`${manifest.id} did not load ahead of time`, error);
  });
}
