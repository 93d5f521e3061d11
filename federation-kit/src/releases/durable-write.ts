import { randomUUID } from "node:crypto";
import { link, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Where a file is written before it gets its own name. If the process dies meanwhile, that's what it leaves. */
const temporaryName = (path: string): string => join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);

/**
 * Writes a whole file that only its owner can read. Readers see either the old content or the new, never a part, even after a
 * power loss. An existing file is replaced, unless `existing` is "kept": then the first of several writers wins.
 */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  { existing = "replaced" }: { readonly existing?: "replaced" | "kept" } = {},
): Promise<void> {
  const temporary = temporaryName(path);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    if (existing === "replaced") await rename(temporary, path);
    // Unlike a rename, a link never replaces a file that another process wrote first.
    else await linkUnlessThere(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncDirectory(dirname(path));
}

async function linkUnlessThere(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Makes a directory's entries durable. */
export const syncDirectory = (path: string): Promise<void> => sync(path);

/** Makes a directory and everything below it durable. */
export async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    await (entry.isDirectory() ? syncTree(inner) : sync(inner));
  }
  await sync(path);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
