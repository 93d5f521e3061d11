import { prunable, type Retention } from "../releases/prunable.ts";
import { registeredApp } from "../releases/registry-document.ts";
import { readRegistry } from "../releases/registry.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRelease } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { removeRelease } from "../releases/remove-release.ts";

/** How to prune. */
export interface Pruning extends Partial<Retention> {
  /** Only this app's releases. */
  readonly app?: string | undefined;
  /** Only say what would be removed. */
  readonly dryRun?: boolean;
}

/** A release whose files are removed. */
export interface Pruned {
  readonly app: string;
  readonly version: string;
}

/** Enough to fall back to, and longer than a page stays open. */
const RETENTION: Retention = { keep: 5, days: 30 };

/**
 * Removes the files of releases that no pointer is at, that pages don't fall back to and that no page may still be running. The registry keeps
 * what it knows of them; to go back to one, its version is published again.
 * @returns those removed, by app and oldest first
 * @throws {ReleaseError} when nothing of that app is published
 */
export async function prune(releasesDirectory: string, { app, dryRun, ...given }: Pruning = {}): Promise<Pruned[]> {
  const retention = { ...RETENTION, ...given };
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    if (app !== undefined && !registeredApp(registry, app))
      throw new ReleaseError(`Nothing of ${app} is published in ${releasesDirectory}`);
    const ids = app === undefined ? Object.keys(registry.apps).toSorted() : [app];
    const wanted = ids.flatMap((id) => prunable(registry, id, retention).map((version) => ({ app: id, version })));
    const pruned: Pruned[] = [];
    for (const each of wanted) {
      const isThere =
        dryRun === true
          ? (await readRelease(releasesDirectory, each.app, each.version)) !== undefined
          : await removeRelease(releasesDirectory, each.app, each.version);
      if (isThere) pruned.push(each);
    }
    return pruned;
  });
}
