import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "@atrium/federation-kit/releases";

/**
 * The content of a small file that's created at the first start and read at every later one. It's never replaced: several
 * processes that create it at once all get the same content.
 */
export async function keptFile(directory: string, name: string, make: () => string): Promise<string> {
  const path = join(directory, name);
  const kept = await read(path);
  if (kept !== undefined) return kept;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeDurably(path, make(), { existing: "kept" });
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
