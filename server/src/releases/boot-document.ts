import type { FeatureRelease, Placed, ResolvedReleases } from "@atrium/federation-kit/releases";
import { DEFAULT_LANGUAGE, type Language, textLanguage } from "@atrium/shared-contracts/spec";
import type { BootDocument, ResolvedRelease } from "@atrium/shared-contracts/wire";
import type { Config } from "../config/config.ts";
import { labelsIn } from "./labels.ts";
import { hasWorker } from "./service-worker.ts";

/** The settings that browsers may see. */
export type PublicSettings = Pick<Config, "publicUrl" | "google" | "analyticsId" | "sentryDsn" | "offline">;

/** URL of a release's directory, ending in a slash: absolute for another origin, a path for the product's own. */
export const releaseUrl = ({ app, version, origin }: Pick<Placed, "app" | "version" | "origin">): string =>
  `${origin ?? ""}/releases/${app}/${version}/`;

/**
 * The data that the page passes to the shell.
 * @param pageOrigin the origin this page was requested from, which is the base of the product's own releases
 * @param language the visitor's, if the shell fetches labels in other languages itself
 */
export function bootDocument(
  releases: ResolvedReleases,
  settings: PublicSettings,
  pageOrigin: string,
  language: Language | undefined,
): BootDocument {
  const languages =
    language === undefined ? undefined : [...new Set([DEFAULT_LANGUAGE, language, textLanguage(language)])];
  const resolve = (release: FeatureRelease): ResolvedRelease => ({
    version: release.version,
    baseUrl: releaseUrl({ ...release, origin: release.origin ?? pageOrigin }),
    entry: release.entry,
    exposes: Object.fromEntries(Object.entries(release.exposes).map(([name, { js, css }]) => [name, { js, css }])),
    feature: languages === undefined ? release.feature : labelsIn(release.feature, languages),
  });
  return {
    registryRevision: releases.revision,
    shellVersion: releases.shell.version,
    features: releases.features.map(({ id, active, fallbacks }) => ({
      id,
      active: resolve(active),
      fallbacks: fallbacks.map(resolve),
    })),
    ...(languages === undefined ? {} : { labelLanguages: languages }),
    config: {
      apiBaseUrl: "/api",
      publicUrl: settings.publicUrl,
      googleSignIn: settings.google !== undefined,
      offline: hasWorker(releases, settings),
      ...(settings.analyticsId === undefined ? {} : { analyticsId: settings.analyticsId }),
      ...(settings.sentryDsn === undefined ? {} : { sentryDsn: settings.sentryDsn }),
    },
  };
}
