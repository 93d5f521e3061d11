import { randomUUID } from "node:crypto";
import { open, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Replaces a file, for its owner alone to read, so that a reader, or a machine that loses power, sees the old content or the new one, never a part. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncDirectory(dirname(path));
}

/** Makes the names inside a directory durable. */
export const syncDirectory = (path: string): Promise<void> => sync(path);

/** Makes a directory with everything below it durable. */
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
