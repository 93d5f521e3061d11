import { actNow } from "../releases/act.ts";
import { refuseDamaged } from "../releases/intact-files.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import type { Step } from "../releases/step.ts";
import { channelsAt, rolloutOf, versionOn } from "../releases/pointers.ts";
import { activeVersion, publishedRelease, registeredApp, type Registry } from "../releases/registry-document.ts";
import { writeRegistry } from "../releases/registry.ts";
import { otherFeatures, refuseMisfit, refuseStranding, refuseTakenRoutes } from "./pair-check.ts";
import { adoption, storedRelease } from "./stored-release.ts";

/** What moving a pointer did. */
export interface PointerMove {
  readonly app: string;
  /** What pages run now: all of them, or those that `channel` or `percent` says. */
  readonly version: string;
  /** What they ran before; undefined if this is the app's first. */
  readonly from: string | undefined;
  readonly channel?: string;
  readonly percent?: number;
  /** False if the pointer was there already. */
  readonly moved: boolean;
  /** What was withdrawn by it. */
  readonly withdrawn: readonly string[];
  /** What an operator should know, one line each. */
  readonly remarks: readonly string[];
}

/** How to move a pointer. */
export interface MoveOptions {
  /** The reason, for the log. */
  readonly why?: string | undefined;
  /** Features that a shell may leave without a release that fits, or "all". Otherwise it's refused. */
  readonly strands?: readonly string[] | "all" | undefined;
  /** Move that of installations that follow this channel. */
  readonly channel?: string | undefined;
}

export type Move = Step & { readonly action: "promote" | "rollback" };

/** Checks a release and moves its app's pointer to it. Hold the registry's lock when you call it. @throws {ReleaseError} before anything moves */
export async function movePointer(
  directory: string,
  registry: Registry,
  step: Move,
  { why, strands }: Omit<MoveOptions, "channel">,
): Promise<PointerMove> {
  const { action, ...asked } = step;
  const { app, version, channel } = asked;
  const from = channel === undefined ? activeVersion(registry, app) : versionOn(registry, app, channel);
  // Taking something back from part of the pages is never refused: everyone else runs the active version already, whatever is wrong with it.
  const isTakenBack = action === "rollback" && version === activeVersion(registry, app);
  const remarks = isTakenBack ? [] : await refuseUnfit(directory, registry, step, strands);
  if (isThere(registry, step)) return { ...asked, from, moved: false, withdrawn: [], remarks: [] };
  const adopted = publishedRelease(registry, app, version) ? [] : [await adoption(directory, app, version)];
  const changed = changeRegistry(registry, actNow(why), [...adopted, step]);
  await writeRegistry(directory, changed);
  return { ...asked, from, moved: true, withdrawn: newlyWithdrawn(registry, changed, app), remarks };
}

/** Refuses a release that pages couldn't run, or only by leaving others behind. @returns what an operator should know, one line each */
async function refuseUnfit(
  directory: string,
  registry: Registry,
  step: Move,
  strands: MoveOptions["strands"],
): Promise<string[]> {
  const { app, version, channel } = step;
  const release = await storedRelease(directory, registry, app, version);
  await refuseDamaged(directory, release);
  await refuseMisfit(directory, registry, release, channel);
  const remarks = await refuseStranding(directory, release, { accepted: strands, channel });
  if (!isThere(registry, step)) refuseTakenRoutes(release, await otherFeatures(directory, [app], channel));
  return remarks;
}

/** Whether a step would change nothing. */
export function isThere(registry: Registry, step: Move): boolean {
  const { app, version, channel } = step;
  const rollout = rolloutOf(registry, app);
  if (channel !== undefined) return step.action === "promote" && channelsAt(registry, app, version).includes(channel);
  if (step.action === "promote" && step.percent !== undefined)
    return rollout?.version === version && rollout.percent === step.percent;
  return activeVersion(registry, app) === version && !rollout;
}

/** What a change withdraws of an app. */
export const newlyWithdrawn = (before: Registry, after: Registry, app: string): string[] =>
  (registeredApp(after, app)?.releases ?? []).flatMap(({ version, withdrawn }) =>
    withdrawn && !publishedRelease(before, app, version)?.withdrawn ? [version] : [],
  );
