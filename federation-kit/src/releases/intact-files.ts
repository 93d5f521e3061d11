import { join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { isIntact } from "./integrity.ts";
import { readIfThere } from "./json-file.ts";
import { ReleaseError } from "./release-error.ts";
import { releaseDirectory } from "./releases-directory.ts";

/** Refuses a release on disk with a file that's gone or isn't what its release.json lists. @throws {ReleaseError} naming the first such file */
export async function refuseAlteredFiles(directory: string, { app, version, files }: Release): Promise<void> {
  const own = releaseDirectory(directory, app, version);
  for (const [file, integrity] of Object.entries(files)) {
    const content = await readIfThere(join(own, file));
    if (content !== undefined && isIntact(content, integrity)) continue;
    const problem = content === undefined ? "is gone" : "isn't what was published";
    throw new ReleaseError(`${join(own, file)} ${problem}: delete ${own} and release ${app} ${version} again`);
  }
}
