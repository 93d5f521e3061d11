import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { syncDirectory } from "@atrium/federation-kit/releases";
import { isUuid } from "../ids/uuid.ts";
import type { ContentStore } from "./content-store.ts";

const AREAS = ["received", "kept"] as const;

/** Stores files under `directory`: in `received/` and, once they're final, in `kept/`, each with 256 subfolders. */
export function createDiskContentStore(directory: string): ContentStore {
  const path = (area: (typeof AREAS)[number], key: string) => {
    if (!isUuid(key)) throw new Error("A key of the store must be a UUID");
    return join(directory, area, key.slice(0, 2), key);
  };
  return {
    async receive(key, content, bytes) {
      const target = path("received", key);
      const part = `${target}.${randomUUID()}.part`;
      await folderOf(target);
      try {
        const received = await write(part, content, bytes);
        if (received === bytes) await rename(part, target);
        return received;
      } finally {
        await rm(part, { force: true });
      }
    },

    async keep(key) {
      const target = path("kept", key);
      await folderOf(target);
      // Unlike a rename, a link never replaces content that's already kept.
      const linked = await unless(["ENOENT", "EEXIST"], () => link(path("received", key), target).then(() => true));
      if (linked === true) await syncDirectory(dirname(target));
      await rm(path("received", key), { force: true });
      return (await unless(["ENOENT"], () => stat(target))) !== undefined;
    },

    read: (key) => readFile(path("kept", key)),

    async open(key) {
      const file = await unless(["ENOENT"], () => open(path("kept", key)));
      if (file === undefined) return undefined;
      const { size } = await file.stat();
      return { size, read: (range) => file.createReadStream(range), close: () => file.close() };
    },

    async remove(key) {
      for (const area of AREAS) await rm(path(area, key), { force: true });
    },

    async *writtenBefore(time) {
      for (const area of AREAS) {
        for await (const file of filesIn(join(directory, area))) {
          const found = await unless(["ENOENT"], () => stat(file));
          if (found === undefined || found.mtime >= time) continue;
          if (isUuid(basename(file))) yield basename(file);
          else await rm(file, { force: true });
        }
      }
    },
  };
}

const folderOf = (file: string) => mkdir(dirname(file), { recursive: true, mode: 0o700 });

async function write(path: string, content: Readable, maxBytes: number): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    let received = 0;
    // Keep the source open past the limit, so the sender can still get an answer.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > maxBytes) break;
      await file.writeFile(chunk);
    }
    await file.sync();
    return received;
  } finally {
    await file.close();
  }
}

async function* filesIn(area: string): AsyncIterable<string> {
  for (const folder of (await unless(["ENOENT"], () => readdir(area))) ?? []) {
    for (const file of await readdir(join(area, folder))) yield join(area, folder, file);
  }
}

/** Undefined when the action fails with one of the codes. */
async function unless<T>(codes: readonly string[], action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
