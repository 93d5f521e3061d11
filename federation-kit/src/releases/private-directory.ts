import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a directory and its missing parents, for their owner only. An existing directory stays as it is.
 * Unlike Node's own recursive `mkdir`, it also returns where nothing can be created, such as below /proc.
 */
export async function makePrivateDirectory(path: string): Promise<void> {
  const parent = dirname(path);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (await isDirectory(path)) return;
    if (code !== "ENOENT" || (await isDirectory(parent))) throw error;
    await makePrivateDirectory(parent);
    await makePrivateDirectory(path);
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}
