import type { Stats } from "node:fs";
import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes a file, or a directory with everything below it, private to its owner: directories 0700, files 0600. Files that
 * belong to someone else or have disappeared are skipped, and links aren't followed. A directory is changed after its
 * contents, so if it's private, everything in it has been handled.
 */
export const makePrivate = (path: string): Promise<void> => close(path, () => true);

/** {@link makePrivate}, but skips a directory that's already private: nobody else can reach its contents, however many there are. */
export const makePrivateIfOpen = (path: string): Promise<void> => close(path, isOpen);

const isOpen = ({ mode }: Stats) => (mode & 0o077) !== 0;

async function close(path: string, wanted: (entry: Stats) => boolean): Promise<void> {
  try {
    const entry = await lstat(path);
    // Systems without user ids don't have these modes either.
    if (entry.isSymbolicLink() || entry.uid !== process.getuid?.() || !wanted(entry)) return;
    if (entry.isDirectory()) for (const name of await readdir(path)) await makePrivate(join(path, name));
    if (isOpen(entry)) await chmod(path, entry.mode & (entry.isDirectory() ? 0o700 : 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
