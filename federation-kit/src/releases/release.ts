import { join } from "node:path";
import { Release } from "@atrium/shared-contracts/wire";
import { integrityOf } from "./integrity.ts";
import { readIfThere, readJsonFile } from "./json-file.ts";
import { publishedRelease, type Registry } from "./registry-document.ts";
import { ReleaseError } from "./release-error.ts";
import { RELEASE_FILE, releaseDirectory } from "./releases-directory.ts";

/** A release, and where its files are served from; undefined means the product's own origin. */
export type Placed<SomeRelease extends Release = Release> = SomeRelease & { readonly origin: string | undefined };

/**
 * A release's release.json; undefined if there's no such release.
 * @param integrity what the registry says of it, if it has the release
 * @throws {ReleaseError} when it can't be parsed or isn't what was published
 */
export async function readRelease(
  directory: string,
  app: string,
  version: string,
  integrity?: string,
): Promise<Release | undefined> {
  const own = releaseDirectory(directory, app, version);
  const path = join(own, RELEASE_FILE);
  const release = await readJsonFile(path, Release, `delete ${own} and publish ${app} ${version} again`, integrity);
  if (release === undefined) return undefined;
  if (release.app !== app || release.version !== version) {
    throw new ReleaseError(`${path} belongs to ${release.app} ${release.version}`);
  }
  return release;
}

/** A release as it was published; undefined if the registry doesn't have it or its directory is gone. @throws {ReleaseError} as readRelease */
export async function readPublished(
  directory: string,
  registry: Registry,
  app: string,
  version: string,
): Promise<Placed | undefined> {
  const entry = publishedRelease(registry, app, version);
  const release = entry && (await readRelease(directory, app, version, entry.integrity));
  return release && { ...release, origin: entry.origin };
}

/** Integrity of a release's release.json as it's on disk; undefined if there's no such release. */
export async function releaseIntegrity(directory: string, app: string, version: string): Promise<string | undefined> {
  const bytes = await readIfThere(join(releaseDirectory(directory, app, version), RELEASE_FILE));
  return bytes && integrityOf(bytes);
}
