import { stat } from "node:fs/promises";
import { registryFile, ReleaseError, resolveReleases, type ResolvedReleases } from "@atrium/federation-kit/releases";
import type { Log } from "../log/log.ts";

/** The releases that the next page load runs. */
export interface CurrentReleases {
  /** For the start, while there is no last good registry yet. @throws {ReleaseError} when the registry or a release is damaged */
  check(): Promise<void>;
  /** Undefined while no shell is released. */
  read(): Promise<ResolvedReleases | undefined>;
}

/**
 * Follows the registry of a releases directory: each read looks whether the file is another one, so that a moved pointer
 * is what the next page load runs. A registry that cannot be understood is logged, and the last good one stays.
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

/** Tells one state of a file from another: the registry is replaced by a rename, so that its inode changes. */
async function identity(path: string): Promise<string> {
  try {
    const { ino, mtimeNs, size } = await stat(path, { bigint: true });
    return `${ino}:${mtimeNs}:${size}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "absent";
    throw error;
  }
}
