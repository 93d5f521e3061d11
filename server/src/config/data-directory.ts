import { existsSync } from "node:fs";
import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateIfOpen, makePrivateDirectory } from "@atrium/federation-kit/releases";
import { StartError } from "../errors/start-error.ts";

/** What the server and the kit write into a data directory; anything else in it is not ours to change. */
const OURS = /^(pglite(\..+)?|backups|media|catalogue-images|releases|lock|secret|realtime-key)$/;

/** Which of them are files; all others, except copies that were put aside, are directories. */
const FILES = /^(secret|realtime-key)$/;
const ASIDE = /^pglite\../;

/**
 * Makes the data directory, and closes it with everything of ours in it to other users of the machine: also what an
 * earlier version, or a copy made by hand, left open.
 * @throws {StartError} when a file is where a directory belongs, or the other way round
 */
export async function closeDataDirectory(dataDir: string): Promise<void> {
  await makePrivateDirectory(dataDir);
  const { mode, uid } = await stat(dataDir);
  // A directory that is meant for all, such as /tmp, stays so.
  const shared = (mode & 0o1000) !== 0;
  if (!shared && uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(dataDir, mode & 0o700);
  for (const name of await readdir(dataDir)) {
    if (!OURS.test(name)) continue;
    if (!ASIDE.test(name)) await requireKind(join(dataDir, name), FILES.test(name) ? "file" : "directory");
    await makePrivateIfOpen(join(dataDir, name));
  }
}

async function requireKind(path: string, kind: "file" | "directory"): Promise<void> {
  // A link that leads nowhere is there, and is neither.
  const found = existsSync(path) ? await stat(path) : undefined;
  if (kind === "file" ? found?.isFile() : found?.isDirectory()) return;
  throw new StartError("file", `${path} can't be used (it is no ${kind}): move it away`);
}
