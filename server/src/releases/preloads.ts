import { isBelow, type ResolvedReleases } from "@atrium/federation-kit/releases";
import { sharedToken, textLanguage, type Language } from "@atrium/shared-contracts/spec";
import type { FeatureManifest, Release } from "@atrium/shared-contracts/wire";
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
  const preloads = releases.features.flatMap(({ active, origin }) => {
    const exposes = exposesFor(active.feature, path);
    if (exposes.length === 0) return [];
    const groups = exposes.flatMap((expose) => active.exposes[expose] ?? []);
    const shared = groups
      .flatMap((group) => group.shared ?? [])
      .flatMap((request) => releases.shell.exposes[request] ?? []);
    return [
      ...preloadsOf(active, origin, {
        js: [active.entry, ...groups.flatMap(({ js }) => js)],
        css: groups.flatMap(({ css }) => css),
      }),
      ...preloadsOf(releases.shell, releases.shellOrigin, { js: shared.flatMap(({ js }) => js), css: [] }),
    ];
  });
  return [...new Map(preloads.map((preload) => [preload.url, preload])).values()];
}

/** The texts of the shell and of the feature that serves a path, in one language. */
export function textPreloads(releases: ResolvedReleases, path: string, language: Language): Preload[] {
  const features = releases.features.filter(({ active }) => exposesFor(active.feature, path).length > 0);
  const shown = [
    { release: releases.shell, origin: releases.shellOrigin },
    ...features.map(({ active, origin }) => ({ release: active, origin })),
  ];
  return shown.flatMap(({ release, origin }) => {
    const file = release.texts?.[textLanguage(language)];
    return file === undefined ? [] : preloadsOf(release, origin, { js: [file], css: [] });
  });
}

function preloadsOf(
  release: Release,
  origin: string | undefined,
  files: { readonly js: readonly string[]; readonly css: readonly string[] },
): Preload[] {
  const preload = (kind: Preload["kind"], file: string): Preload => ({
    kind,
    url: `${releaseUrl(release, origin)}${file}`,
    integrity: release.files[file] ?? "",
    crossOrigin: origin !== undefined,
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
