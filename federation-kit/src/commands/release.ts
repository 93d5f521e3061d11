import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Registry, Release } from "@atrium/shared-contracts/wire";
import { type AppSource, readAppSource } from "../build/app-source.ts";
import type { BuildMode } from "../build/build-target.ts";
import { movePointer, readRegistry, writeRegistry } from "../releases/registry.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { readRelease } from "../releases/release.ts";
import { publish } from "../releases/publish.ts";
import { noteReleasedSources, readReleasedSources } from "../releases/released-sources.ts";
import { contentHash } from "./content-hash.ts";
import { buildRelease, type BuiltRelease } from "./build-release.ts";
import { releaseNote } from "./release-note.ts";
import { refuseMisfit, shellConsequences } from "./pair-check.ts";

export interface ReleaseRequest {
  /** The app's directory. */
  readonly appDirectory: string;
  readonly releasesDirectory: string;
  /** Default: the package.json's version and a hash of what goes into the build. */
  readonly version?: string;
  /** Where the app's files will be served from, e.g. `https://chat.example.com`; null goes back to the product's own origin. */
  readonly origin?: string | null;
  /** What's new, for the changelog. Default: the line in the app's CHANGELOG.md, unless an earlier release already told it. */
  readonly notes?: string;
  /**
   * For `npm start`, which releases whatever the sources are: leave the pointer where someone moved it, unless the sources
   * have changed since the last such release.
   */
  readonly onlyChanges?: boolean;
  /** `development` for a shell used to develop features. Default `production`. */
  readonly mode?: BuildMode;
}

export interface PreparedRelease {
  readonly app: string;
  readonly version: string;
  /** Whether a build was needed; false if this exact content is already released. */
  readonly built: boolean;
  /**
   * Copies the build into its immutable directory and moves the pointer.
   * @returns what an operator should know, one line each
   */
  publish(): Promise<string[]>;
  /** Removes what the build left behind. Always call it. */
  discard(): Promise<void>;
}

/** Builds and checks one release without changing anything a page could see. */
export async function prepareRelease(request: ReleaseRequest): Promise<PreparedRelease> {
  const source = readAppSource(request.appDirectory);
  const contentVersion = async () => `${source.packageVersion}-h${await contentHash(source, request.mode)}`;
  const version = request.version ?? (await contentVersion());
  const existing = await readRelease(request.releasesDirectory, source.id, version);
  // A version that names its content doesn't need a second build. One chosen by a person is built again and compared.
  if (existing && request.version === undefined) {
    return {
      app: source.id,
      version,
      built: false,
      publish: () => point(request, source, existing),
      discard: async () => {},
    };
  }
  const directory = await mkdtemp(join(tmpdir(), `atrium-${source.id}-`));
  const discard = (): Promise<void> => rm(directory, { recursive: true, force: true });
  try {
    const built = await buildRelease(source, { version, directory, ...request });
    if (request.version === undefined && (await contentVersion()) !== version) {
      throw new ReleaseError(`The sources of ${source.id} changed while it was built: release it again`);
    }
    return {
      app: source.id,
      version,
      built: true,
      publish: () => point(request, source, built.release, built),
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

function point(request: ReleaseRequest, source: AppSource, prepared: Release, build?: BuiltRelease): Promise<string[]> {
  const { releasesDirectory, origin, onlyChanges = false } = request;
  const { app, version } = prepared;
  return withRegistryLock(releasesDirectory, async () => {
    // Another process may have released this exact content meanwhile, and two builds of it can differ by a byte.
    const named = request.version === undefined ? await readRelease(releasesDirectory, app, version) : undefined;
    const release = named ?? prepared;
    const built = named ? undefined : build;
    const registry = await readRegistry(releasesDirectory);
    const before = registry.apps[app];
    if (onlyChanges && before && (await isReleasedAlready(releasesDirectory, before, release))) {
      if (built) await publish(releasesDirectory, release, built);
      await noteReleasedSources(releasesDirectory, app, version);
      return before.active === version
        ? []
        : [`${app} ${before.active} stays active: nothing has changed in its sources`];
    }
    await refuseMisfit(releasesDirectory, registry, release);
    if (built) await publish(releasesDirectory, release, built);
    const sameOrigin = origin === undefined || (origin ?? undefined) === before?.origin;
    const remarks: string[] = [];
    if (before?.active !== version || !sameOrigin) {
      const at = new Date().toISOString();
      const notes = request.notes ?? (await untoldNote(source, before));
      const move = { version, at, action: "release" as const, ...(notes ? { notes } : {}) };
      await writeRegistry(releasesDirectory, movePointer(registry, app, move, origin));
      remarks.push(...(await shellConsequences(releasesDirectory, release)));
      if (onlyChanges && before)
        remarks.unshift(`${app} ${version} replaces ${before.active}: its sources have changed`);
    }
    if (onlyChanges) await noteReleasedSources(releasesDirectory, app, version);
    return remarks;
  });
}

/** The changelog's line, unless an earlier release told it: what was built again from other sources has nothing new to say. */
async function untoldNote(source: AppSource, before: Registry["apps"][string] | undefined) {
  const note = await releaseNote(source);
  return before?.history.some(({ notes }) => notes === note) ? undefined : note;
}

/** Whether these sources were already released, by the last start or as the last release anyone made. */
async function isReleasedAlready(
  directory: string,
  { history }: Registry["apps"][string],
  { app, version }: Release,
): Promise<boolean> {
  const lastReleased = history.findLast(({ action }) => action === "release");
  return lastReleased?.version === version || (await readReleasedSources(directory))[app] === version;
}

/** Builds, checks, publishes and activates one release. */
export async function release(request: ReleaseRequest): Promise<PreparedRelease & { readonly remarks: string[] }> {
  const prepared = await prepareRelease(request);
  try {
    return { ...prepared, remarks: await prepared.publish() };
  } finally {
    await prepared.discard();
  }
}
