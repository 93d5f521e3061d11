import { isBelow, type Placed, type ResolvedReleases } from "@atrium/federation-kit/releases";
import { sharedToken, textLanguage, type Language } from "@atrium/shared-contracts/spec";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { releaseUrl } from "./boot-document.ts";

/** A file that a page starts fetching while its HTML is still being parsed. */
export interface Preload {
  readonly kind: "module" | "style";
  readonly url: string;
  /** Same as in the import map: if the two differ, browsers discard the preloaded module. */
  readonly integrity: string;
  /** Whether the file is on a different origin than the page. */
  readonly crossOrigin: boolean;
}

/**
 * The code of the feature that serves a path, of the sidebar panels shown there, and the parts of the shell that these
 * need. Without the hint, a page would discover those only when the feature runs.
 */
export function routePreloads(releases: ResolvedReleases, path: string): Preload[] {
  const preloads = releases.features.flatMap(({ active }) => {
    const exposes = exposesFor(active.feature, path);
    if (exposes.length === 0) return [];
    const groups = exposes.flatMap((expose) => active.exposes[expose] ?? []);
    const shared = groups
      .flatMap((group) => group.shared ?? [])
      .flatMap((request) => releases.shell.exposes[request] ?? []);
    return [
      ...preloadsOf(active, {
        js: [active.entry, ...groups.flatMap(({ js }) => js)],
        css: groups.flatMap(({ css }) => css),
      }),
      ...preloadsOf(releases.shell, { js: shared.flatMap(({ js }) => js), css: [] }),
    ];
  });
  return [...new Map(preloads.map((preload) => [preload.url, preload])).values()];
}

/** The texts of the shell and of the feature that serves a path, in one language. */
export function textPreloads(releases: ResolvedReleases, path: string, language: Language): Preload[] {
  const features = releases.features.filter(({ active }) => exposesFor(active.feature, path).length > 0);
  const shown: Placed[] = [releases.shell, ...features.map(({ active }) => active)];
  return shown.flatMap((release) => {
    const file = release.texts?.[textLanguage(language)];
    return file === undefined ? [] : preloadsOf(release, { js: [file], css: [] });
  });
}

function preloadsOf(
  release: Placed,
  files: { readonly js: readonly string[]; readonly css: readonly string[] },
): Preload[] {
  const preload = (kind: Preload["kind"], file: string): Preload => ({
    kind,
    url: `${releaseUrl(release)}${file}`,
    integrity: release.files[file] ?? "",
    crossOrigin: release.origin !== undefined,
  });
  return [...files.js.map((file) => preload("module", file)), ...files.css.map((file) => preload("style", file))];
}

function exposesFor(feature: FeatureManifest, path: string): string[] {
  const serves = feature.routes.some((route) => isBelow(path, route));
  const panels = (feature.slots ?? []).filter(
    ({ slot, paths }) => slot === "sidebar.panel" && paths?.some((shown) => isBelow(path, shown)),
  );
  const shared = (feature.slots ?? []).filter(({ slot }) => slot === "shared.page" && sharedToken(path) !== undefined);
  return [...(serves ? [feature.routesExpose] : []), ...[...panels, ...shared].map(({ expose }) => expose)];
}
