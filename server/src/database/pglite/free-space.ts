import { statfs } from "node:fs/promises";
import { DatabaseError, SQLSTATE } from "../database-error.ts";

/** Bytes that must stay free. With less, writes are rejected and reads still work. */
export const FREE_SPACE_MIN_BYTES = 200 * 1024 * 1024;
/** How long the result of a check is reused. */
const LOOK_MS = 1_000;

/** Returns a check. @throws {DatabaseError} 53100 from the check while the directory's disk is too full */
export function createFreeSpaceCheck(
  directory: string,
  freeBytes: (directory: string) => Promise<number> = readFreeBytes,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let free = Number.POSITIVE_INFINITY;
  return async () => {
    if (now() - lookedAt >= LOOK_MS) {
      lookedAt = now();
      free = await freeBytes(directory);
    }
    if (free < FREE_SPACE_MIN_BYTES) {
      throw new DatabaseError({ message: "Too little space is left on the disk", code: SQLSTATE.diskFull });
    }
  };
}

async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
