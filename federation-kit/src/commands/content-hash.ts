import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import type { AppSource } from "../build/app-source.ts";
import { BUILD_SOURCES } from "../build/build-sources.ts";
import type { BuildMode } from "../build/build-target.ts";
import { installedPackages } from "../sharing/installed-packages.ts";
import { sourceHash } from "./source-hash.ts";

const LOCKFILES = ["pnpm-lock.yaml", "package-lock.json", "yarn.lock"];

/**
 * Hash of everything that goes into an app's build, 8 hex digits: its own files, the build preset, the lockfile, and the
 * versions of the shared packages. For the shell also their sources, because it bundles them.
 */
export function contentHash(source: AppSource, mode: BuildMode = "production"): Promise<string> {
  const kit = dirname(import.meta.dirname);
  const installed = Object.entries(installedPackages(source.directory));
  const bundled = installed.filter(([, { directory }]) => !directory.includes("node_modules"));
  const shellOnly = [join(kit, "compatibility"), ...bundled.map(([, { directory }]) => join(directory, "src"))];
  const lockfile = findLockfile(source.directory);
  return sourceHash([source.directory, ...BUILD_SOURCES.directories, ...(source.id === "shell" ? shellOnly : [])], {
    values: [source.id, mode, CONTRACT_VERSION, installed.map(([name, { version }]) => [name, version])],
    files: [...BUILD_SOURCES.files, ...(lockfile ? [lockfile] : [])],
  });
}

function findLockfile(from: string): string | undefined {
  for (let directory = from; ; directory = dirname(directory)) {
    const found = LOCKFILES.map((name) => join(directory, name)).find((path) => existsSync(path));
    if (found || dirname(directory) === directory) return found;
  }
}
