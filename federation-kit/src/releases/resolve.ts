import type { Release } from "@atrium/shared-contracts/wire";
import { satisfies } from "semver";
import { misfits, type Provided } from "../compatibility/fits.ts";
import { activeVersion, promotedReleases, type Registry } from "./registry-document.ts";
import { readRegistry } from "./registry.ts";
import { readPublished, type Placed } from "./release.ts";

/** Maximum number of earlier releases of a feature that a page can fall back to. */
export const MAX_FALLBACKS = 2;

/** A feature's release, which has the feature's manifest. */
export type FeatureRelease = Placed & { readonly feature: NonNullable<Release["feature"]> };

export interface ResolvedFeature {
  readonly id: string;
  /** What the page runs: the active release, or the newest other one if that doesn't fit the shell. */
  readonly active: FeatureRelease;
  /** Earlier releases that fit and weren't withdrawn, newest first. */
  readonly fallbacks: readonly FeatureRelease[];
}

/** What the next page load runs. */
export interface ResolvedReleases {
  readonly revision: number;
  readonly shell: Placed;
  readonly features: readonly ResolvedFeature[];
}

/** Resolves a releases directory's registry; undefined while no shell has been released. */
export async function resolveReleases(directory: string): Promise<ResolvedReleases | undefined> {
  const registry = await readRegistry(directory);
  const shells = await loadReleases(directory, registry, "shell");
  const active = activeVersion(registry, "shell");
  const shell = shells.find(({ version }) => version === active) ?? shells.at(-1);
  if (!shell?.provides) return undefined;
  const features = await chooseFeatures(directory, registry, shell.provides);
  return { revision: registry.revision, shell, features };
}

/** What a page would run of each feature with a shell that provides this, by the features' IDs. */
export async function chooseFeatures(
  directory: string,
  registry: Registry,
  provides: Provided,
): Promise<ResolvedFeature[]> {
  const features: ResolvedFeature[] = [];
  for (const id of Object.keys(registry.apps).toSorted()) {
    if (id === "shell") continue;
    const releases = (await loadReleases(directory, registry, id)).filter(isFeature);
    const chosen = chooseReleases(releases, activeVersion(registry, id), provides);
    if (chosen) features.push({ id, ...chosen });
  }
  return features;
}

/**
 * Which releases of a feature a page gets: the active one if it fits, else the newest earlier one that fits, else the newest
 * later one. If none fits, the active one stays; the shell refuses it before downloading it and says why.
 * @param releases oldest first
 */
export function chooseReleases(
  releases: readonly FeatureRelease[],
  pointer: string | undefined,
  provides: Provided,
): Pick<ResolvedFeature, "active" | "fallbacks"> | undefined {
  const fits = (release: FeatureRelease): boolean =>
    misfits(release.feature.requires, provides, satisfies).length === 0;
  const found = releases.findIndex(({ version }) => version === pointer);
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
async function loadReleases(directory: string, registry: Registry, app: string): Promise<Placed[]> {
  const releases: Placed[] = [];
  for (const { version, withdrawn } of promotedReleases(registry, app)) {
    const release = withdrawn ? undefined : await readPublished(directory, registry, app, version);
    if (release) releases.push(release);
  }
  return releases;
}

const isFeature = (release: Placed): release is FeatureRelease => release.feature !== undefined;

/** Every release whose code a page may run: the shell's, and each feature's active one and fallbacks. */
export const pageReleases = ({ shell, features }: ResolvedReleases): Placed[] => [
  shell,
  ...features.flatMap(({ active, fallbacks }) => [active, ...fallbacks]),
];
