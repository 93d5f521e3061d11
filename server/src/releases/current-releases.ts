import { stat } from "node:fs/promises";
import { registryFile, ReleaseError } from "@atrium/federation-kit/releases";
import type { Log } from "../log/log.ts";
import { readServedRegistry, type ServedRegistry } from "./served-registry.ts";

/** The releases that the next page load will run. */
export interface CurrentReleases {
  /** Reads the registry at startup, when there's no last good one yet. @throws {ReleaseError} when it or a release is damaged */
  check(): Promise<void>;
  /** Undefined until a shell is promoted. Rejects if what's released can't be read and never could. */
  read(): Promise<ServedRegistry | undefined>;
}

/**
 * Follows the registry of a releases directory. Each read checks whether the file was replaced, so the next page load uses
 * the new pointers. A registry or shell that's invalid or can't be read is logged, and what was good last stays in use.
 * @param channel which pointers this installation follows
 */
export function createCurrentReleases(directory: string, channel: string, log: Log): CurrentReleases {
  let seen: { readonly mark: string; readonly registry: Promise<ServedRegistry | undefined> } | undefined;
  let lastGood: ServedRegistry | undefined;

  const current = async () => (lastGood = await readServedRegistry(directory, channel));

  async function load(): Promise<ServedRegistry | undefined> {
    try {
      return await current();
    } catch (error) {
      const isDamaged = error instanceof ReleaseError;
      log.error(
        isDamaged ? { problem: error.message } : { err: error },
        "The registry of releases cannot be read; the last good one stays",
      );
      // Nothing is wrong with what's released: the disk or the process had a problem that the next read may not have.
      if (!isDamaged) {
        seen = undefined;
        if (lastGood === undefined) throw error;
      }
      return lastGood;
    }
  }

  return {
    async check() {
      await current();
    },
    async read() {
      const mark = await identity(registryFile(directory));
      if (seen?.mark !== mark) seen = { mark, registry: load() };
      return seen.registry;
    },
  };
}

/** Identifies a state of the file. The registry is replaced by a rename, which changes its inode. */
async function identity(path: string): Promise<string> {
  try {
    const { ino, mtimeNs, size } = await stat(path, { bigint: true });
    return `${ino}:${mtimeNs}:${size}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "absent";
    throw error;
  }
}
