import type { Registry, Release } from "@atrium/shared-contracts/wire";
import { satisfies } from "semver";
import { misfits, type Provided } from "../compatibility/fits.ts";
import { readRegistry, releasedVersions, withdrawnVersions } from "./registry.ts";
import { readRelease } from "./release.ts";

/** Maximum number of earlier releases of a feature that a page can fall back to. */
export const MAX_FALLBACKS = 2;

/** A feature's release, which has the feature's manifest. */
export type FeatureRelease = Release & { readonly feature: NonNullable<Release["feature"]> };

export interface ResolvedFeature {
  readonly id: string;
  /** Where its files are served from; undefined means the product's own origin. */
  readonly origin: string | undefined;
  /** What the page runs: the active release, or the newest other one if that doesn't fit the shell. */
  readonly active: FeatureRelease;
  /** Earlier releases that fit and weren't withdrawn, newest first. */
  readonly fallbacks: readonly FeatureRelease[];
}

/** What the next page load runs. */
export interface ResolvedReleases {
  readonly revision: number;
  readonly shell: Release;
  readonly shellOrigin: string | undefined;
  readonly features: readonly ResolvedFeature[];
}

/** Resolves a releases directory's registry; undefined while no shell has been released. */
export async function resolveReleases(directory: string): Promise<ResolvedReleases | undefined> {
  const registry = await readRegistry(directory);
  const shells = await loadReleases(directory, registry, "shell");
  const active = registry.apps["shell"]?.active;
  const shell = shells.find(({ version }) => version === active) ?? shells.at(-1);
  if (!shell?.provides) return undefined;
  const features: ResolvedFeature[] = [];
  for (const [id, app] of Object.entries(registry.apps).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (id === "shell") continue;
    const releases = (await loadReleases(directory, registry, id)).filter(isFeature);
    const chosen = chooseReleases(releases, app.active, shell.provides);
    if (chosen) features.push({ id, origin: app.origin, ...chosen });
  }
  return { revision: registry.revision, shell, shellOrigin: registry.apps["shell"]?.origin, features };
}

/**
 * Which releases of a feature a page gets: the active one if it fits, else the newest earlier one that fits, else the newest
 * later one. If none fits, the active one stays; the shell refuses it before downloading it and says why.
 * @param releases oldest first
 */
export function chooseReleases(
  releases: readonly FeatureRelease[],
  activeVersion: string,
  provides: Provided,
): Pick<ResolvedFeature, "active" | "fallbacks"> | undefined {
  const fits = (release: FeatureRelease): boolean =>
    misfits(release.feature.requires, provides, satisfies).length === 0;
  const found = releases.findIndex(({ version }) => version === activeVersion);
  const position = found === -1 ? releases.length - 1 : found;
  const wanted = releases[position];
  if (!wanted) return undefined;
  const earlier = releases.slice(0, position).filter(fits).toReversed();
  if (fits(wanted)) return { active: wanted, fallbacks: earlier.slice(0, MAX_FALLBACKS) };
  const active = earlier.shift() ?? releases.slice(position + 1).findLast(fits);
  if (!active) return { active: wanted, fallbacks: [] };
  return { active, fallbacks: earlier.slice(0, MAX_FALLBACKS) };
}

/** An app's releases that pages may run and that are on disk, oldest first. */
async function loadReleases(directory: string, registry: Registry, app: string): Promise<Release[]> {
  const releases: Release[] = [];
  const withdrawn = withdrawnVersions(registry, app);
  for (const version of releasedVersions(registry, app)) {
    if (withdrawn.has(version)) continue;
    const release = await readRelease(directory, app, version);
    if (release) releases.push(release);
  }
  return releases;
}

const isFeature = (release: Release): release is FeatureRelease => release.feature !== undefined;
