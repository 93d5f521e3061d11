import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../log/log.ts";
import { lockDirectory } from "./directory-lock.ts";
import { startEngine } from "./engine.ts";

/**
 * Replaces the data directory's database by a nightly copy. What was there is kept beside it.
 * @returns where the replaced database lies; undefined when there was none
 */
export async function restoreBackup(options: { dataDir: string; file: string; log: Log }): Promise<string | undefined> {
  const { dataDir, file, log } = options;
  if (!(await stat(file)).isFile()) throw new Error(`${file} is not a file`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(dataDir);
  try {
    const directory = join(dataDir, "pglite");
    const restored = `${directory}.new`;
    await rm(restored, { recursive: true, force: true });
    const engine = await startEngine({ directory: restored, template: file }, log);
    await engine.close();
    const replaced = existsSync(directory) ? `${directory}.replaced-${Date.now()}` : undefined;
    if (replaced !== undefined) await rename(directory, replaced);
    await rename(restored, directory);
    return replaced;
  } finally {
    await release();
  }
}
