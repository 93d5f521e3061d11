import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { ReleaseError } from "./release-error.ts";

const RETRY_MS = 50;

/**
 * Runs `work` while nothing else, in this process or another, holds the same lock. The lock is SQLite's, on its own file:
 * the operating system frees it when its holder dies, so there's never a stale lock.
 * @param busy what to say if someone else has held the lock for `timeoutMs`
 */
export async function withFileLock<Result>(
  file: string,
  work: () => Promise<Result>,
  { timeoutMs, busy }: { readonly timeoutMs: number; readonly busy: string },
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  const database = open(file);
  try {
    const deadline = Date.now() + timeoutMs;
    while (!tryLock(database, file)) {
      if (Date.now() >= deadline) throw new ReleaseError(busy, { reason: "busy" });
      await delay(RETRY_MS);
    }
    return await work();
  } finally {
    database.close();
  }
}

function open(file: string): DatabaseSync {
  // SQLite itself would let other users open the file, and then they could block everyone.
  closeSync(openSync(file, "a", 0o600));
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw unusable(file, error);
  }
}

const SQLITE_BUSY = 5;

function tryLock(database: DatabaseSync, file: string): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw unusable(file, error);
  }
}

const unusable = (file: string, cause: unknown): ReleaseError =>
  new ReleaseError(
    `${file} can't be locked (${(cause as Error).message}): check that you may write there, or delete the file and try again`,
    { cause, reason: "file" },
  );
