import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAppSource } from "../build/app-source.ts";
import { checkAct } from "../releases/act.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { readRelease } from "../releases/release.ts";
import { buildRelease } from "./build-release.ts";
import { contentHash } from "./content-hash.ts";
import { point } from "./pointed-release.ts";
import type { ReleaseRequest } from "./release-request.ts";

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
  checkAct(request.why);
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

/** Builds, checks, publishes and activates one release. */
export async function release(request: ReleaseRequest): Promise<PreparedRelease & { readonly remarks: string[] }> {
  const prepared = await prepareRelease(request);
  try {
    return { ...prepared, remarks: await prepared.publish() };
  } finally {
    await prepared.discard();
  }
}
