import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateIfOpen, makePrivateDirectory } from "@atrium/federation-kit/releases";

/** What the server and the kit write into a data directory; anything else in it is not ours to change. */
const OURS = /^(pglite(\..+)?|backups|media|catalogue-images|releases|lock|secret|realtime-key)$/;

/**
 * Makes the data directory, and closes it with everything of ours in it to other users of the machine: also what an
 * earlier version, or a copy made by hand, left open.
 */
export async function closeDataDirectory(dataDir: string): Promise<void> {
  await makePrivateDirectory(dataDir);
  const { mode, uid } = await stat(dataDir);
  // A directory that is meant for all, such as /tmp, stays so.
  const shared = (mode & 0o1000) !== 0;
  if (!shared && uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(dataDir, mode & 0o700);
  for (const name of await readdir(dataDir)) if (OURS.test(name)) await makePrivateIfOpen(join(dataDir, name));
}
