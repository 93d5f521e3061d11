import { join } from "node:path";
import { withFileLock } from "./file-lock.ts";
import { sweepLeftovers } from "./leftovers.ts";
import { makePrivateDirectory } from "./private-directory.ts";

/** How long one command waits for another, in ms. */
const LOCK_TIMEOUT_MS = 30_000;

/** Runs `work` while nothing else, in this process or another, changes the registry. What killed writers left is removed first. */
export async function withRegistryLock<Result>(
  directory: string,
  work: () => Promise<Result>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  await makePrivateDirectory(directory);
  const whenLocked = async (): Promise<Result> => {
    await sweepLeftovers(directory);
    return work();
  };
  return withFileLock(join(directory, ".lock"), whenLocked, {
    timeoutMs,
    busy: `Another command has held ${directory} for ${timeoutMs / 1000} s; try again when it is done`,
  });
}
