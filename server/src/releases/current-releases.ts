import { stat } from "node:fs/promises";
import { registryFile, ReleaseError, resolveReleases, type ResolvedReleases } from "@atrium/federation-kit/releases";
import type { Log } from "../log/log.ts";

/** The releases that the next page load will run. */
export interface CurrentReleases {
  /** Checks the registry at startup, when there's no last good one yet. @throws {ReleaseError} when it or a release is damaged */
  check(): Promise<void>;
  /** Undefined until a shell is released. */
  read(): Promise<ResolvedReleases | undefined>;
}

/**
 * Follows the registry of a releases directory. Each read checks whether the file was replaced, so the next page load uses
 * the new pointers. An invalid registry is logged, and the last good one stays in use.
 */
export function createCurrentReleases(directory: string, log: Log): CurrentReleases {
  let seen: { readonly mark: string; readonly releases: Promise<ResolvedReleases | undefined> } | undefined;
  let lastGood: ResolvedReleases | undefined;

  async function load(): Promise<ResolvedReleases | undefined> {
    try {
      lastGood = await resolveReleases(directory);
    } catch (error) {
      const problem = error instanceof ReleaseError ? { problem: error.message } : { err: error };
      log.error(problem, "The registry of releases cannot be read; the last good one stays");
    }
    return lastGood;
  }

  return {
    async check() {
      await resolveReleases(directory);
    },
    async read() {
      const mark = await identity(registryFile(directory));
      if (seen?.mark !== mark) seen = { mark, releases: load() };
      return seen.releases;
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
