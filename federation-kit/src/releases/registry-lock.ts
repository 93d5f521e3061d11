import { join } from "node:path";
import { withFileLock } from "./file-lock.ts";
import { makePrivateDirectory } from "./private-directory.ts";

/** How long a releaser waits for another one, in milliseconds. */
const LOCK_TIMEOUT_MS = 30_000;

/** Runs `work` while no other process, and nothing else in this one, changes the registry. */
export async function withRegistryLock<Result>(
  directory: string,
  work: () => Promise<Result>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  await makePrivateDirectory(directory);
  return withFileLock(join(directory, ".lock"), work, {
    timeoutMs,
    busy: `Another release has held ${directory} for ${timeoutMs / 1000} s; try again when it is done`,
  });
}
