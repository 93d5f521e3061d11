import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncDirectory } from "./durable-write.ts";
import { releaseDirectory } from "./releases-directory.ts";

/** Removes a release's files. It's gone by one rename, so nobody finds half of them. False if it was already. Hold the registry's lock when you call it. */
export async function removeRelease(directory: string, app: string, version: string): Promise<boolean> {
  const target = releaseDirectory(directory, app, version);
  // Under such a name, whoever has the lock next removes it, if this process is killed.
  const leaving = join(dirname(target), `.${version}-${randomUUID()}`);
  try {
    await rename(target, leaving);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  await syncDirectory(dirname(target));
  await rm(leaving, { recursive: true, force: true });
  return true;
}
