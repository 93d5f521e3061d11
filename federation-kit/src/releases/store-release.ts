import { randomUUID } from "node:crypto";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { compressFiles } from "./compression.ts";
import { syncDirectory, syncTree } from "./durable-write.ts";
import { integrityOf } from "./integrity.ts";
import { makePrivate } from "./private-files.ts";
import { readRelease, releaseIntegrity } from "./release.ts";
import { ReleaseError } from "./release-error.ts";
import { RELEASE_FILE, releaseDirectory } from "./releases-directory.ts";

/**
 * Copies a built app into its immutable directory. Storing the same content under the same version again changes nothing;
 * different content under an existing version is refused. Hold the registry's lock when you call it.
 * @param beforeItAppears called with the new release.json's integrity when everything but the last rename is done. A registry that has the
 * version already has to learn it then: it may list a release that isn't there, but never one that's another.
 * @returns integrity of the release.json that's on disk now
 */
export async function storeRelease(
  directory: string,
  release: Release,
  built: { readonly directory: string; readonly files: readonly string[] },
  beforeItAppears: (integrity: string) => Promise<void> = async () => {},
): Promise<string> {
  const target = releaseDirectory(directory, release.app, release.version);
  const existing = await readRelease(directory, release.app, release.version);
  if (existing) {
    refuseOtherContent(existing, release);
    const integrity = await releaseIntegrity(directory, release.app, release.version);
    if (integrity === undefined)
      throw new ReleaseError(`${target} was removed meanwhile: publish ${release.app} again`);
    return integrity;
  }
  const description = `${JSON.stringify(release, null, 2)}\n`;
  const integrity = integrityOf(Buffer.from(description));
  const staging = join(directory, release.app, `.${release.version}-${randomUUID()}`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    for (const file of built.files) {
      await mkdir(dirname(join(staging, file)), { recursive: true });
      await cp(join(built.directory, file), join(staging, file));
    }
    await compressFiles(staging, Object.keys(release.files));
    await writeFile(join(staging, RELEASE_FILE), description);
    await makePrivate(staging);
    await syncTree(staging);
    await beforeItAppears(integrity);
    await rename(staging, target);
    await syncDirectory(dirname(target));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return integrity;
}

function refuseOtherContent(existing: Release, release: Release): void {
  const same = JSON.stringify(content(existing)) === JSON.stringify(content(release));
  if (same) return;
  throw new ReleaseError(
    `${release.app} ${release.version} is already published with other content; a release never changes, so give this one a new version`,
  );
}

/** What makes two releases the same: everything a browser gets. */
const content = ({ entry, files, exposes, feature }: Release): unknown => [
  entry,
  Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  exposes,
  feature,
];
