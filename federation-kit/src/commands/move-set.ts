import type { Release } from "@atrium/shared-contracts/wire";
import { actNow, checkAct } from "../releases/act.ts";
import { refuseDamaged } from "../releases/intact-files.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import { activeVersion, publishedRelease, type Registry } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { isEarlier } from "../releases/release-order.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { otherFeatures, refuseMisfit, refuseStranding, refuseTakenRoutes } from "./pair-check.ts";
import { isThere, newlyWithdrawn, type Move, type MoveOptions, type PointerMove } from "./pointer-move.ts";
import { refuseDuringRollout } from "./promote.ts";
import { adoption, storedRelease } from "./stored-release.ts";

/** A release of a set. */
export interface Member {
  readonly app: string;
  readonly version: string;
}

/**
 * Moves several apps' pointers in one change, each forward or back, for releases that only fit each other: no page ever runs part of them. Each is
 * checked against what pages run after it, and what's gone back from is withdrawn.
 * @returns a move for each member, in their order
 * @throws {ReleaseError} before anything moves
 */
export async function moveSet(
  releasesDirectory: string,
  members: readonly Member[],
  { why, strands }: Omit<MoveOptions, "channel"> = {},
): Promise<PointerMove[]> {
  checkAct(why);
  refuseRepeats(members);
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    const steps = members.map((member) => stepTo(registry, member));
    const moving = steps.filter((step) => !isThere(registry, step));
    const releases = await Promise.all(
      members.map(({ app, version }) => storedRelease(releasesDirectory, registry, app, version)),
    );
    const unknown = moving.filter(({ app, version }) => !publishedRelease(registry, app, version));
    const adopted = await Promise.all(unknown.map(({ app, version }) => adoption(releasesDirectory, app, version)));
    const changed = moving.length === 0 ? registry : changeRegistry(registry, actNow(why), [...adopted, ...moving]);
    const remarks = await refuseUnfit(releasesDirectory, changed, releases, strands);
    if (changed !== registry) await writeRegistry(releasesDirectory, changed);
    return steps.map(({ app, version }, index) => ({
      app,
      version,
      from: activeVersion(registry, app),
      moved: moving.some((step) => step.app === app),
      withdrawn: newlyWithdrawn(registry, changed, app),
      remarks: index === 0 ? remarks : [],
    }));
  });
}

function refuseRepeats(members: readonly Member[]): void {
  const apps = members.map(({ app }) => app);
  const repeated = apps.find((app, index) => apps.indexOf(app) !== index);
  if (repeated !== undefined) throw new ReleaseError(`${repeated} is named twice: a set has one version of each app`);
}

function stepTo(registry: Registry, { app, version }: Member): Move {
  if (isEarlier(registry, app, version)) return { action: "rollback", app, version };
  refuseDuringRollout(registry, app, version);
  return { action: "promote", app, version };
}

/**
 * Refuses a set of which pages couldn't run a member, or only by leaving others behind.
 * @param changed the registry with the whole set
 * @returns what an operator should know, one line each
 */
async function refuseUnfit(
  directory: string,
  changed: Registry,
  releases: readonly Release[],
  strands: MoveOptions["strands"],
): Promise<string[]> {
  const apps = releases.map(({ app }) => app);
  const others = await otherFeatures(directory, apps);
  for (const release of releases) {
    await refuseDamaged(directory, release);
    await refuseMisfit(directory, changed, release);
    const together = releases.flatMap(({ app, feature }) => (feature && app !== release.app ? [feature] : []));
    refuseTakenRoutes(release, [...others, ...together]);
  }
  const shell = releases.find(({ app }) => app === "shell");
  if (shell === undefined) return [];
  return refuseStranding(directory, shell, { accepted: strands, together: apps });
}
