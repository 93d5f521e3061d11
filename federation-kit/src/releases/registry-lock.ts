import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { ReleaseError } from "./release-error.ts";

/** How long a releaser waits for another one, in milliseconds. */
const LOCK_TIMEOUT_MS = 30_000;
const RETRY_MS = 50;

/**
 * Runs `work` while no other process, and nothing else in this one, changes the registry. The lock is SQLite's lock on a
 * file of its own: the operating system frees it when a releaser dies, so that no stale lock is ever left behind.
 */
export async function withRegistryLock<Result>(
  directory: string,
  work: () => Promise<Result>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, ".lock"));
  try {
    const deadline = Date.now() + timeoutMs;
    while (!tryLock(database)) {
      if (Date.now() >= deadline) {
        throw new ReleaseError(
          `Another release has held ${directory} for ${timeoutMs / 1000} s; try again when it is done`,
        );
      }
      await delay(RETRY_MS);
    }
    return await work();
  } finally {
    database.close();
  }
}

const SQLITE_BUSY = 5;

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
