import { join } from "node:path";
import { Release } from "@atrium/shared-contracts/wire";
import { readJsonFile } from "./json-file.ts";
import { ReleaseError } from "./release-error.ts";
import { RELEASE_FILE, releaseDirectory } from "./releases-directory.ts";

/** A release's release.json; undefined if there's no such release. Throws a ReleaseError if it can't be parsed. */
export async function readRelease(directory: string, app: string, version: string): Promise<Release | undefined> {
  const own = releaseDirectory(directory, app, version);
  const path = join(own, RELEASE_FILE);
  const release = await readJsonFile(path, Release, `delete ${own} and release ${app} ${version} again`);
  if (release === undefined) return undefined;
  if (release.app !== app || release.version !== version) {
    throw new ReleaseError(`${path} belongs to ${release.app} ${release.version}`);
  }
  return release;
}
