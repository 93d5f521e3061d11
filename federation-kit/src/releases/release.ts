import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Release } from "@atrium/shared-contracts/wire";
import { ReleaseError } from "./release-error.ts";
import { RELEASE_FILE, releaseDirectory } from "./releases-directory.ts";

/** The release.json of a release; undefined when there is no such release. Throws a ReleaseError when it cannot be understood. */
export async function readRelease(directory: string, app: string, version: string): Promise<Release | undefined> {
  const path = join(releaseDirectory(directory, app, version), RELEASE_FILE);
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  let release: Release;
  try {
    release = Release.parse(JSON.parse(text));
  } catch (error) {
    throw new ReleaseError(`${path} is no release: ${(error as Error).message.split("\n")[0]}`, { cause: error });
  }
  if (release.app !== app || release.version !== version) {
    throw new ReleaseError(`${path} belongs to ${release.app} ${release.version}`);
  }
  return release;
}
