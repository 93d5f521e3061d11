import type { Release } from "@atrium/shared-contracts/wire";
import { satisfies } from "semver";
import { misfits, type Provided } from "../compatibility/fits.ts";
import { isInRollout } from "./cohort.ts";
import { rolloutOf, versionOn } from "./pointers.ts";
import {
  activeVersion,
  pointerOn,
  promotedReleases,
  STABLE,
  type Registry,
  type Rollout,
} from "./registry-document.ts";
import { readRegistry } from "./registry.ts";
import { readPublished, type Placed } from "./release.ts";

/** Maximum number of earlier releases of a feature that a page can fall back to. */
export const MAX_FALLBACKS = 2;

/** A feature's release, which has the feature's manifest. */
export type FeatureRelease = Placed & { readonly feature: NonNullable<Release["feature"]> };

export interface ResolvedFeature {
  readonly id: string;
  /** What the page runs: the release at the visitor's pointer, or the newest other one if that doesn't fit the shell. */
  readonly active: FeatureRelease;
  /** Earlier releases that fit and weren't withdrawn, newest first. */
  readonly fallbacks: readonly FeatureRelease[];
}

/** What a visitor's next page load runs. */
export interface ResolvedReleases {
  readonly revision: number;
  readonly shell: Placed;
  readonly features: readonly ResolvedFeature[];
}

/** Everything that pages of an installation may run, read from disk. */
export interface RunnableReleases {
  readonly registry: Registry;
  /** Which channel the installation follows. */
  readonly channel: string;
  /** By app: those that are on disk. */
  readonly releases: ReadonlyMap<string, readonly Placed[]>;
}

/** Reads what pages may run. @throws {ReleaseError} when the registry or a release is damaged */
export async function readRunnable(directory: string, channel = STABLE): Promise<RunnableReleases> {
  const registry = await readRegistry(directory);
  const releases = new Map<string, Placed[]>();
  for (const app of Object.keys(registry.apps).toSorted())
    releases.set(app, await load(directory, registry, app, channel));
  return { registry, channel, releases };
}

/**
 * What a visitor's next page load runs; undefined while there's no shell for it.
 * @param rollouts the apps whose rollout the visitor is part of (`rolloutsOf`)
 */
export function resolve(runnable: RunnableReleases, rollouts: readonly string[] = []): ResolvedReleases | undefined {
  const { releases, pointer } = visible(runnable, "shell", rollouts);
  const shell = releases.find(({ version }) => version === pointer) ?? releases.at(-1);
  if (!shell?.provides) return undefined;
  return {
    revision: runnable.registry.revision,
    shell,
    features: chooseFeatures(runnable, shell.provides, rollouts),
  };
}

/** What the next page load runs of a releases directory for a visitor who isn't part of any rollout. */
export const resolveReleases = async (directory: string, channel = STABLE): Promise<ResolvedReleases | undefined> =>
  resolve(await readRunnable(directory, channel));

/** What a page would run of each feature with a shell that provides this, by the features' IDs. */
export function chooseFeatures(
  runnable: RunnableReleases,
  provides: Provided,
  rollouts: readonly string[] = [],
): ResolvedFeature[] {
  return [...runnable.releases.keys()].flatMap((id) => {
    if (id === "shell") return [];
    const { releases, pointer } = visible(runnable, id, rollouts);
    const chosen = chooseReleases(releases.filter(isFeature), pointer, provides);
    return chosen ? [{ id, ...chosen }] : [];
  });
}

/** The apps whose rollout a visitor of a cohort is part of. Visitors of the same ones run the same. */
export const rolloutsOf = (runnable: RunnableReleases, cohort: number | undefined): string[] =>
  Object.keys(runnable.registry.apps).filter((app) => {
    const rollout = rolloutFor(runnable, app);
    return rollout !== undefined && isInRollout(cohort, app, rollout);
  });

/** Whether visitors run different releases, depending on their cohort. */
export const hasRollout = (runnable: RunnableReleases): boolean =>
  Object.keys(runnable.registry.apps).some((app) => rolloutFor(runnable, app) !== undefined);

/**
 * Which releases of a feature a page gets: the one at the pointer if it fits, else the newest earlier one that fits, else the newest
 * later one. If none fits, the one at the pointer stays; the shell refuses it before downloading it and says why.
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

/** What part of an installation's visitors may run of an app. What's on its own channel, all of them run. */
const rolloutFor = ({ registry, channel }: RunnableReleases, app: string): Rollout | undefined =>
  channel !== STABLE && pointerOn(registry, app, channel) ? undefined : rolloutOf(registry, app);

/**
 * An app's releases as a visitor sees them, oldest first, and the version that's wanted. Only who's part of a rollout sees what's rolled
 * out, and only installations that follow a channel see what's on it: right after the active release, which they fall back to.
 */
function visible(
  runnable: RunnableReleases,
  app: string,
  rollouts: readonly string[],
): { readonly releases: readonly Placed[]; readonly pointer: string | undefined } {
  const { registry, channel } = runnable;
  const onDisk = runnable.releases.get(app) ?? [];
  const active = activeVersion(registry, app);
  const rollout = rolloutFor(runnable, app);
  const wanted = rollout && rollouts.includes(app) ? rollout.version : versionOn(registry, app, channel);
  const everyones = promotedReleases(registry, app).map(({ version }) => version);
  const releases = onDisk.filter(
    ({ version }) => everyones.includes(version) && version !== rolloutOf(registry, app)?.version,
  );
  const own = wanted === active ? undefined : onDisk.find(({ version }) => version === wanted);
  if (!own) return { releases, pointer: active };
  const others = releases.filter(({ version }) => version !== wanted);
  const position = others.findIndex(({ version }) => version === active);
  return { releases: others.toSpliced(position === -1 ? others.length : position + 1, 0, own), pointer: wanted };
}

/** What's on disk of an app that pages may run, in the order of promotion; what never was promoted comes last. */
async function load(directory: string, registry: Registry, app: string, channel: string): Promise<Placed[]> {
  const promoted = promotedReleases(registry, app).filter(({ withdrawn }) => withdrawn === undefined);
  const versions = [
    ...promoted.map(({ version }) => version),
    rolloutOf(registry, app)?.version,
    versionOn(registry, app, channel),
  ];
  const releases: Placed[] = [];
  for (const version of new Set(versions)) {
    const release = version === undefined ? undefined : await readPublished(directory, registry, app, version);
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
