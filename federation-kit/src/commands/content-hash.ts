import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { CONTRACT_VERSION } from "@atrium/shared-contracts";
import type { AppSource } from "../build/app-source.ts";
import { installedPackages } from "../sharing/installed-packages.ts";

const IGNORED = /^(node_modules|dist|data|\..*)$|\.test\.tsx?$|\.md$/;
const LOCKFILES = ["pnpm-lock.yaml", "package-lock.json", "yarn.lock"];

/**
 * Hash of everything that goes into the build of an app, 8 hex digits: its own files, the build preset, the lockfile,
 * and the versions of the shared packages; for the shell their sources as well, because it bundles them.
 */
export async function contentHash(source: AppSource): Promise<string> {
  const hash = createHash("sha256");
  const installed = installedPackages(source.directory);
  const versions = Object.entries(installed).map(([name, { version }]) => [name, version]);
  hash.update(JSON.stringify([source.id, CONTRACT_VERSION, versions]));
  const kit = dirname(import.meta.dirname);
  const directories = [source.directory, join(kit, "build"), join(kit, "sharing")];
  if (source.id === "shell") {
    const workspace = Object.values(installed).filter(({ directory }) => !directory.includes("node_modules"));
    directories.push(join(kit, "compatibility"), ...workspace.map(({ directory }) => join(directory, "src")));
  }
  for (const directory of directories) {
    for (const file of await sourceFiles(directory)) {
      hash.update(`\n${relative(directory, file)}\n`).update(await readFile(file));
    }
  }
  const lockfile = findLockfile(source.directory);
  if (lockfile) hash.update(await readFile(lockfile));
  return hash.digest("hex").slice(0, 8);
}

async function sourceFiles(directory: string): Promise<string[]> {
  const entries = (await readdir(directory, { withFileTypes: true })).filter(({ name }) => !IGNORED.test(name));
  const files: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) files.push(...(await sourceFiles(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files;
}

function findLockfile(from: string): string | undefined {
  for (let directory = from; ; directory = dirname(directory)) {
    const found = LOCKFILES.map((name) => join(directory, name)).find((path) => existsSync(path));
    if (found || dirname(directory) === directory) return found;
  }
}
