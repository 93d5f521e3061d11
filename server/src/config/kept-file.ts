import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncDirectory } from "@atrium/federation-kit/releases";

/**
 * The content of a small file that the first start makes and every later one reads. It appears whole and synced to the
 * disk, readable by its owner alone, and nothing ever replaces it: of several processes that make it at once all get the same.
 */
export async function keptFile(directory: string, name: string, make: () => string): Promise<string> {
  const path = join(directory, name);
  const kept = await read(path);
  if (kept !== undefined) return kept;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(make());
      await file.sync();
    } finally {
      await file.close();
    }
    // A link, unlike a rename, never replaces what another process was faster with.
    await link(unfinished, path);
    await syncDirectory(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return readFile(path, "utf8");
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
