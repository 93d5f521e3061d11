import { existsSync } from "node:fs";
import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateIfOpen, makePrivateDirectory } from "@atrium/federation-kit/releases";
import { StartError } from "../errors/start-error.ts";

/** Names that the server and the kit write in a data directory; anything else in there isn't ours to change. */
const OURS = /^(pglite(\..+)?|backups|media|catalogue-images|releases|lock|secret|realtime-key)$/;

/** The ones that are files; all others, except set-aside copies, are directories. */
const FILES = /^(secret|realtime-key)$/;
const ASIDE = /^pglite\../;

/**
 * Creates the data directory, and closes it and all our files in it to other users of the machine, including files that an
 * earlier version or a manual copy left open.
 * @throws {StartError} when there's a file in place of a directory, or the other way around
 */
export async function closeDataDirectory(dataDir: string): Promise<void> {
  await makePrivateDirectory(dataDir);
  const { mode, uid } = await stat(dataDir);
  // A directory meant for all users, such as /tmp, stays open.
  const shared = (mode & 0o1000) !== 0;
  if (!shared && uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(dataDir, mode & 0o700);
  for (const name of await readdir(dataDir)) {
    if (!OURS.test(name)) continue;
    if (!ASIDE.test(name)) await requireKind(join(dataDir, name), FILES.test(name) ? "file" : "directory");
    await makePrivateIfOpen(join(dataDir, name));
  }
}

async function requireKind(path: string, kind: "file" | "directory"): Promise<void> {
  // A dangling link exists but is neither a file nor a directory.
  const found = existsSync(path) ? await stat(path) : undefined;
  if (kind === "file" ? found?.isFile() : found?.isDirectory()) return;
  throw new StartError("file", `${path} can't be used (it is no ${kind}): move it away`);
}
