import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Closes a file, or a directory with everything below it, to other users of the machine: directories 0700, files 0600.
 * What belongs to somebody else, or is gone meanwhile, stays as it is, and links are not followed.
 */
export async function makePrivate(path: string): Promise<void> {
  try {
    const entry = await lstat(path);
    // Systems without user ids have no such modes either.
    if (entry.isSymbolicLink() || entry.uid !== process.getuid?.()) return;
    if ((entry.mode & 0o077) !== 0) await chmod(path, entry.mode & (entry.isDirectory() ? 0o700 : 0o600));
    if (!entry.isDirectory()) return;
    for (const name of await readdir(path)) await makePrivate(join(path, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
