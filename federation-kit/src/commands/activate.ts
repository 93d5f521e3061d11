import { movePointer, readRegistry, writeRegistry } from "../releases/registry.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRelease } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { releaseDirectory } from "../releases/releases-directory.ts";
import { readShellPage } from "../releases/shell-page.ts";
import { refuseMisfit, shellConsequences } from "./pair-check.ts";

/**
 * Moves an app's pointer to a version that's already released: rolls back, or undoes a rollback.
 * @returns what an operator should know, one line each
 */
export function activate(releasesDirectory: string, app: string, version: string, notes?: string): Promise<string[]> {
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    const release = await readRelease(releasesDirectory, app, version);
    if (!release) throw new ReleaseError(`${app} ${version} is not released; see: node federation-kit/src/cli.ts list`);
    if (app === "shell") await readShellPage(releaseDirectory(releasesDirectory, app, version), release);
    await refuseMisfit(releasesDirectory, registry, release);
    if (registry.apps[app]?.active === version) return [`${app} ${version} was active already`];
    const move = { version, at: new Date().toISOString(), action: "activate" as const, ...(notes ? { notes } : {}) };
    await writeRegistry(releasesDirectory, movePointer(registry, app, move));
    return shellConsequences(releasesDirectory, release);
  });
}
