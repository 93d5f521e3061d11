import { dirname, join } from "node:path";
import { CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import type { AppSource } from "../build/app-source.ts";
import { BUILD_SOURCES } from "../build/build-sources.ts";
import type { BuildMode } from "../build/build-target.ts";
import { findLockfile, readLockfile } from "../lockfile/index.ts";
import { installedPackages } from "../sharing/installed-packages.ts";
import { buildDependencies } from "./build-dependencies.ts";
import { sourceHash } from "./source-hash.ts";

/**
 * Hash of everything that goes into an app's build, 8 hex digits: its own files, the build preset, the packages of either as
 * the lockfile pins them, the sources of workspace packages that it bundles, and the versions of the shared packages. Where the
 * lockfile can't tell which packages are an app's (yarn's, or an app that's no package of the workspace), all of it counts.
 * @throws {ReleaseError} if the lockfile is damaged
 */
export async function contentHash(source: AppSource, mode: BuildMode = "production"): Promise<string> {
  const kit = dirname(import.meta.dirname);
  const installed = Object.entries(installedPackages(source.directory));
  const isShell = source.id === "shell";
  const bundled = installed.filter(([, { directory }]) => isShell && !directory.includes("node_modules"));
  const kitSources = {
    directories: [...BUILD_SOURCES.directories, ...(isShell ? [join(kit, "compatibility")] : [])],
    files: BUILD_SOURCES.files,
  };
  const file = findLockfile(source.directory);
  const lockfile = file === undefined ? undefined : readLockfile(file);
  const dependencies = lockfile && (await buildDependencies(source, lockfile, kitSources));
  const directories = new Set([
    source.directory,
    ...kitSources.directories,
    ...bundled.map(([, { directory }]) => directory),
    ...(dependencies?.directories ?? []),
  ]);
  return sourceHash([...directories], {
    values: [
      source.id,
      mode,
      CONTRACT_VERSION,
      installed.map(([name, { version }]) => [name, version]),
      dependencies?.packages,
    ],
    files: [...BUILD_SOURCES.files, ...(file === undefined || dependencies ? [] : [file])],
    // In a repository of one app, it's among the app's files.
    ...(file === undefined ? {} : { except: file }),
  });
}
