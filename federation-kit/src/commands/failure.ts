import { BuildError } from "../build/index.ts";
import { ReleaseError } from "../releases/index.ts";

/** What to tell somebody whose command failed for a reason they can do something about; undefined for a fault of ours. */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof BuildError || error instanceof ReleaseError) return error.message;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  const remedy = FILE_REMEDIES[code ?? ""];
  if (remedy === undefined || path === undefined) return undefined;
  return `${path} can't be used (${syscall}: ${code}): ${remedy}`;
}

const ALLOW = "make it writable for this user, or set ATRIUM_DATA_DIR to a directory that is";
const FILE_REMEDIES: Readonly<Record<string, string>> = {
  EACCES: ALLOW,
  EPERM: ALLOW,
  EROFS: ALLOW,
  EEXIST: "a file is where a directory belongs; move it away",
  ENOTDIR: "a file is where a directory belongs; move it away",
  EISDIR: "a directory is where a file belongs; move it away",
  ENOSPC: "the disk is full; free some space",
};
