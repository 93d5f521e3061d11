import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { readAppSource, type AppSource } from "../build/app-source.ts";
import { checkAct } from "../releases/act.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRelease } from "../releases/release.ts";
import { notePublishedSources } from "../releases/published-sources.ts";
import { buildRelease, type BuiltRelease } from "./build-release.ts";
import { contentHash } from "./content-hash.ts";
import { promoteSources } from "./promote-sources.ts";
import type { PublishRequest } from "./publish-request.ts";
import { register } from "./registration.ts";

/** A published release. */
export interface Publication {
  readonly app: string;
  readonly version: string;
  /** Whether a build was needed; false if this exact content was already published. */
  readonly built: boolean;
  /** False if the registry had it already, just like this. */
  readonly changed: boolean;
  /** What an operator should know, one line each. */
  readonly remarks: readonly string[];
}

/** A release that's built and checked, and that nobody sees yet. */
export interface PreparedRelease {
  readonly app: string;
  readonly version: string;
  /** Whether a build was needed; false if this exact content was already published. */
  readonly built: boolean;
  /** Stores it in its immutable directory and records it in the registry. Pages don't run it until it's promoted. */
  publish(): Promise<Publication>;
  /**
   * For `npm start`, which runs whatever the sources are: publishes it, and promotes it unless someone moved the pointer and the sources
   * haven't changed since.
   * @returns what an operator should know, one line each
   */
  publishSources(): Promise<string[]>;
  /** Removes what the build left behind. Always call it. */
  discard(): Promise<void>;
}

/** Builds and checks one release without changing anything a page could see. */
export async function prepareRelease(request: PublishRequest): Promise<PreparedRelease> {
  checkAct(request.why);
  const source = readAppSource(request.appDirectory);
  const contentVersion = async () => `${source.packageVersion}-h${await contentHash(source, request.mode)}`;
  const version = request.version ?? (await contentVersion());
  const existing = await readRelease(request.releasesDirectory, source.id, version);
  // A version that names its content doesn't need a second build. One chosen by a person is built again and compared.
  if (existing && request.version === undefined) return prepared(request, source, existing);
  request.onProgress?.({ step: "build", app: source.id, version });
  const directory = await mkdtemp(join(tmpdir(), `atrium-${source.id}-`));
  try {
    const built = await buildRelease(source, { version, directory, ...request });
    if (request.version === undefined && (await contentVersion()) !== version) {
      throw new ReleaseError(`The sources of ${source.id} changed while it was built: publish it again`);
    }
    return prepared(request, source, built.release, built);
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

function prepared(request: PublishRequest, source: AppSource, release: Release, build?: BuiltRelease): PreparedRelease {
  const { app, version } = release;
  const built = build !== undefined;
  return {
    app,
    version,
    built,
    publish: () =>
      withRegistryLock(request.releasesDirectory, async () => {
        const registered = await register(request, source, release, build, { verify: true });
        // A version that a person chose doesn't tell which sources it's of.
        if (request.version === undefined)
          await notePublishedSources(request.releasesDirectory, "anyone", app, version);
        return { app, version, built, ...registered };
      }),
    publishSources: () => promoteSources(request, source, release, build),
    discard: async () => {
      if (build) await rm(build.directory, { recursive: true, force: true });
    },
  };
}

/** Builds, checks and publishes one release. No page runs it until it's promoted. */
export async function publish(request: PublishRequest): Promise<Publication> {
  const release = await prepareRelease(request);
  try {
    return await release.publish();
  } finally {
    await release.discard();
  }
}
