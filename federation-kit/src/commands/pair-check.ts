import type { FeatureManifest, Release } from "@atrium/shared-contracts/wire";
import { satisfies } from "semver";
import { describeMisfit, misfits } from "../compatibility/fits.ts";
import { takenRoutes } from "../releases/manifest-check.ts";
import { versionOn } from "../releases/pointers.ts";
import { STABLE, type Registry } from "../releases/registry-document.ts";
import { readPublished } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { chooseFeatures, readRunnable, resolveReleases } from "../releases/resolve.ts";

/**
 * What of the shell that pages run a feature doesn't fit, in one line; undefined if it fits, or if no shell is active.
 * @param channel which pages: those of installations that follow it
 */
export async function describePairMisfit(
  directory: string,
  registry: Registry,
  release: Release,
  channel = STABLE,
): Promise<string | undefined> {
  const shellVersion = versionOn(registry, "shell", channel);
  if (!release.feature || shellVersion === undefined) return undefined;
  const shell = await readPublished(directory, registry, "shell", shellVersion);
  const problems = shell?.provides ? misfits(release.feature.requires, shell.provides, satisfies) : [];
  if (problems.length === 0) return undefined;
  return `${release.app} ${release.version} does not fit shell ${shellVersion}: ${problems.map(describeMisfit).join("; ")}`;
}

/** Refuses a feature that doesn't fit the shell that pages run. Without an active shell, nothing is refused. */
export async function refuseMisfit(
  directory: string,
  registry: Registry,
  release: Release,
  channel?: string,
): Promise<void> {
  const misfit = await describePairMisfit(directory, registry, release, channel);
  if (misfit !== undefined) throw new ReleaseError(misfit);
}

/** Refuses a feature with a route that one of `others` has in pages: it may have got there after this one was published. */
export function refuseTakenRoutes({ app, version, feature }: Release, others: readonly FeatureManifest[]): void {
  const problems = feature ? takenRoutes(feature, others) : [];
  if (problems.length > 0) throw new ReleaseError(`${app} ${version} can't run: ${problems.join("; ")}`);
}

/** The manifests of the features that pages run, without those of `apps`. */
export async function otherFeatures(
  directory: string,
  apps: readonly string[],
  channel?: string,
): Promise<FeatureManifest[]> {
  const features = (await resolveReleases(directory, channel))?.features ?? [];
  return features.filter(({ id }) => !apps.includes(id)).map(({ active }) => active.feature);
}

/**
 * Refuses a shell for which a feature has no release that fits, before anything moves.
 * @param accepted features that may be left without one; "all" for whoever promotes them next
 * @param together apps whose pointers move at the same time, which is checked otherwise
 * @returns the features that are left without one, a line each
 */
export async function refuseStranding(
  directory: string,
  moved: Release,
  {
    accepted = [],
    together = [],
    channel,
  }: {
    readonly accepted?: readonly string[] | "all" | undefined;
    readonly together?: readonly string[];
    readonly channel?: string | undefined;
  },
): Promise<string[]> {
  if (moved.app !== "shell" || !moved.provides) return [];
  const { provides } = moved;
  const stranded = chooseFeatures(await readRunnable(directory, channel), provides).flatMap(({ id, active }) => {
    const problems = together.includes(id) ? [] : misfits(active.feature.requires, provides, satisfies);
    return problems.length === 0 ? [] : [{ id, why: problems.map(describeMisfit).join("; ") }];
  });
  const refused = accepted === "all" ? undefined : stranded.find(({ id }) => !accepted.includes(id));
  if (refused) {
    throw new ReleaseError(
      `shell ${moved.version} would leave ${refused.id} without a release that fits: ${refused.why}. Promote one first, move them together with set, or accept that with --strand ${refused.id}`,
    );
  }
  return stranded.map(({ id, why }) => `No release of ${id} fits this shell: ${why}`);
}
