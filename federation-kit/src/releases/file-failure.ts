import { isNativeError } from "node:util/types";

const ALLOW = "let this user read and write there, or set ATRIUM_DATA_DIR to another directory";
const NOT_A_DIRECTORY = "a file is where a directory belongs; move it away";
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: ALLOW,
  EPERM: ALLOW,
  EROFS: ALLOW,
  EEXIST: NOT_A_DIRECTORY,
  ENOTDIR: NOT_A_DIRECTORY,
  EISDIR: "a directory is where a file belongs; move it away",
  ENOSPC: "the disk is full; free some space",
};

/** What an operator can do about a file or directory that can't be used, in one line; undefined for any other error. */
export function describeFileFailure(error: unknown): string | undefined {
  if (!isNativeError(error)) return undefined;
  // For a Unix socket, Node sets `address` instead of `path`.
  const { code = "", syscall, path, address } = error as NodeJS.ErrnoException & { address?: unknown };
  const file = path ?? (typeof address === "string" && address.startsWith("/") ? address : undefined);
  // Node also reports ENOENT for a directory that a read-only disk refuses to create.
  const remedy = code === "ENOENT" && syscall === "mkdir" ? ALLOW : REMEDIES[code];
  return remedy === undefined || file === undefined
    ? undefined
    : `${file} can't be used (${syscall}: ${code}): ${remedy}`;
}
