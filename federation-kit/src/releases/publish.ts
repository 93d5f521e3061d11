import { randomUUID } from "node:crypto";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { compressFiles } from "./compression.ts";
import { syncDirectory, syncTree } from "./durable-write.ts";
import { makePrivate } from "./private-files.ts";
import { readRelease } from "./release.ts";
import { ReleaseError } from "./release-error.ts";
import { RELEASE_FILE, releaseDirectory } from "./releases-directory.ts";

/**
 * Copies a built app into its immutable directory. Publishing the same content under the same version again changes nothing;
 * different content under an existing version is refused. Hold the registry's lock when you call it.
 */
export async function publish(
  directory: string,
  release: Release,
  built: { readonly directory: string; readonly files: readonly string[] },
): Promise<void> {
  const target = releaseDirectory(directory, release.app, release.version);
  const existing = await readRelease(directory, release.app, release.version);
  if (existing) return refuseOtherContent(existing, release);
  const staging = join(directory, release.app, `.${release.version}-${randomUUID()}`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    for (const file of built.files) {
      await mkdir(dirname(join(staging, file)), { recursive: true });
      await cp(join(built.directory, file), join(staging, file));
    }
    await compressFiles(staging, Object.keys(release.files));
    await writeFile(join(staging, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    await makePrivate(staging);
    await syncTree(staging);
    await rename(staging, target);
    await syncDirectory(dirname(target));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function refuseOtherContent(existing: Release, release: Release): void {
  const same = JSON.stringify(content(existing)) === JSON.stringify(content(release));
  if (same) return;
  throw new ReleaseError(
    `${release.app} ${release.version} is already released with other content; a release never changes, so give this one a new version`,
  );
}

/** What makes two releases the same: everything a browser gets. */
const content = ({ entry, files, exposes, feature }: Release): unknown => [
  entry,
  Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  exposes,
  feature,
];
