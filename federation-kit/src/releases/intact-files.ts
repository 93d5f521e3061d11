import { join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { isIntact } from "./integrity.ts";
import { readIfThere } from "./json-file.ts";
import { ReleaseError } from "./release-error.ts";
import { releaseDirectory } from "./releases-directory.ts";
import { readShellPage } from "./shell-page.ts";

/** Refuses a release on disk that pages couldn't run: with an altered file, or a shell without a usable page. @throws {ReleaseError} saying what to do */
export async function refuseDamaged(directory: string, release: Release): Promise<void> {
  if (release.app === "shell") await readShellPage(releaseDirectory(directory, release.app, release.version), release);
  await refuseAlteredFiles(directory, release);
}

/** Refuses a release on disk with a file that's gone or isn't what its release.json lists. @throws {ReleaseError} naming the first such file */
async function refuseAlteredFiles(directory: string, { app, version, files }: Release): Promise<void> {
  const own = releaseDirectory(directory, app, version);
  for (const [file, integrity] of Object.entries(files)) {
    const content = await readIfThere(join(own, file));
    if (content !== undefined && isIntact(content, integrity)) continue;
    const problem = content === undefined ? "is gone" : "isn't what was published";
    throw new ReleaseError(`${join(own, file)} ${problem}: delete ${own} and publish ${app} ${version} again`);
  }
}
