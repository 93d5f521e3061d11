import type { Release } from "@atrium/shared-contracts/wire";
import { actNow } from "../releases/act.ts";
import { refuseDamaged } from "../releases/intact-files.ts";
import { changeRegistry, type Step } from "../releases/registry-changes.ts";
import { activeVersion, laterReleases, publishedRelease, type Registry } from "../releases/registry-document.ts";
import { writeRegistry } from "../releases/registry.ts";
import { readRelease, releaseIntegrity } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { releaseDirectory } from "../releases/releases-directory.ts";
import { refuseMisfit, refuseStranding, refuseTakenRoutes } from "./pair-check.ts";
import { unpublished } from "./unpublished.ts";

/** What moving a pointer did. */
export interface PointerMove {
  readonly app: string;
  /** What pages run now. */
  readonly version: string;
  /** What they ran before; undefined if this is the app's first. */
  readonly from: string | undefined;
  /** False if the version was active already. */
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
}

/** Checks a release and moves its app's pointer to it. Hold the registry's lock when you call it. @throws {ReleaseError} before anything moves */
export async function movePointer(
  directory: string,
  registry: Registry,
  { action, app, version }: Step & { readonly action: "promote" | "rollback" },
  { why, strands }: MoveOptions,
): Promise<PointerMove> {
  const release = await storedRelease(directory, registry, app, version);
  await refuseDamaged(directory, release);
  await refuseMisfit(directory, registry, release);
  const remarks = await refuseStranding(directory, registry, release, strands);
  const from = activeVersion(registry, app);
  if (from === version) return { app, version, from, moved: false, withdrawn: [], remarks: [] };
  await refuseTakenRoutes(directory, release);
  const later = action === "rollback" ? laterReleases(registry, app, version) : [];
  const adopted = publishedRelease(registry, app, version) ? [] : [await adoption(directory, app, version)];
  const steps = [...adopted, { action, app, version }];
  await writeRegistry(directory, changeRegistry(registry, actNow(why), steps));
  return { app, version, from, moved: true, withdrawn: later.map((other) => other.version), remarks };
}

async function storedRelease(directory: string, registry: Registry, app: string, version: string): Promise<Release> {
  const known = publishedRelease(registry, app, version);
  const release = await readRelease(directory, app, version, known?.integrity);
  if (release) return release;
  if (!known) throw unpublished(app, version);
  throw new ReleaseError(`${releaseDirectory(directory, app, version)} is gone: publish ${app} ${version} again`);
}

/** Its directory is there, but not its record: the registry was deleted or put back from a copy. */
const adoption = async (directory: string, app: string, version: string): Promise<Step> => ({
  action: "publish",
  app,
  version,
  origin: undefined,
  integrity: await releaseIntegrity(directory, app, version),
});
