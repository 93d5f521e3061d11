import type { Stats } from "node:fs";
import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Closes a file, or a directory with everything below it, to other users of the machine: directories 0700, files 0600.
 * What belongs to somebody else, or is gone meanwhile, stays as it is, and links are not followed. A directory is closed
 * after what it holds: one that is closed was mended to the end.
 */
export const makePrivate = (path: string): Promise<void> => close(path, () => true);

/** {@link makePrivate}, but for a directory that is closed already: nobody else gets at what it holds, however much that is. */
export const makePrivateIfOpen = (path: string): Promise<void> => close(path, isOpen);

const isOpen = ({ mode }: Stats) => (mode & 0o077) !== 0;

async function close(path: string, wanted: (entry: Stats) => boolean): Promise<void> {
  try {
    const entry = await lstat(path);
    // Systems without user ids have no such modes either.
    if (entry.isSymbolicLink() || entry.uid !== process.getuid?.() || !wanted(entry)) return;
    if (entry.isDirectory()) for (const name of await readdir(path)) await makePrivate(join(path, name));
    if (isOpen(entry)) await chmod(path, entry.mode & (entry.isDirectory() ? 0o700 : 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
