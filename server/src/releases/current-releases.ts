import { stat } from "node:fs/promises";
import {
  readShellPage,
  registryFile,
  releaseDirectory,
  ReleaseError,
  resolveReleases,
  type ResolvedReleases,
  type ShellPage,
} from "@atrium/federation-kit/releases";
import type { Log } from "../log/log.ts";

/** The releases that the next page load will run, and the page that the shell's release brings along. */
export type ServedReleases = ResolvedReleases & { readonly page: ShellPage };

/** The releases that the next page load will run. */
export interface CurrentReleases {
  /** Reads the registry at startup, when there's no last good one yet. @throws {ReleaseError} when it or a release is damaged */
  check(): Promise<void>;
  /** Undefined until a shell is released. Rejects if what's released can't be read and never could. */
  read(): Promise<ServedReleases | undefined>;
}

/**
 * Follows the registry of a releases directory. Each read checks whether the file was replaced, so the next page load uses
 * the new pointers. A registry or shell that's invalid or can't be read is logged, and what was good last stays in use.
 */
export function createCurrentReleases(directory: string, log: Log): CurrentReleases {
  let seen: { readonly mark: string; readonly releases: Promise<ServedReleases | undefined> } | undefined;
  let lastGood: ServedReleases | undefined;

  const current = async () => (lastGood = await readServed(directory));

  async function load(): Promise<ServedReleases | undefined> {
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
      if (seen?.mark !== mark) seen = { mark, releases: load() };
      return seen.releases;
    },
  };
}

/** @throws {ReleaseError} when the registry is damaged, or the active shell has no page, as those from before shells had one */
async function readServed(directory: string): Promise<ServedReleases | undefined> {
  const releases = await resolveReleases(directory);
  if (!releases) return undefined;
  const { shell } = releases;
  return { ...releases, page: await readShellPage(releaseDirectory(directory, shell.app, shell.version), shell) };
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
