import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateDirectory } from "@atrium/federation-kit/releases";
import type { Log } from "../../log/log.ts";
import { StartError } from "../../errors/start-error.ts";
import { lockDirectory } from "./directory-lock.ts";
import { EngineStartError, startEngine } from "./engine.ts";

/**
 * Replaces the data directory's database with a nightly copy. The old database is kept next to it.
 * @returns the path of the replaced database; undefined when there was none
 */
export async function restoreBackup(options: { dataDir: string; file: string; log: Log }): Promise<string | undefined> {
  const { dataDir, file, log } = options;
  if (!(await isFile(file)))
    throw new StartError("file", `${file} is no file: name a copy in ${join(dataDir, "backups")}`);
  await makePrivateDirectory(dataDir);
  const release = await lockDirectory(dataDir);
  try {
    const directory = join(dataDir, "pglite");
    const restored = `${directory}.new`;
    await rm(restored, { recursive: true, force: true });
    await unpack(file, restored, log);
    const replaced = existsSync(directory) ? `${directory}.replaced-${Date.now()}` : undefined;
    if (replaced !== undefined) await rename(directory, replaced);
    await rename(restored, directory);
    return replaced;
  } finally {
    await release();
  }
}

async function unpack(file: string, directory: string, log: Log): Promise<void> {
  try {
    const engine = await startEngine({ directory, template: file }, log);
    await engine.close();
  } catch (error) {
    if (!(error instanceof EngineStartError)) throw error;
    await rm(directory, { recursive: true, force: true });
    throw new StartError("file", `${file} is no copy that can be restored (${error.message}): use another one`, {
      cause: error,
    });
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
