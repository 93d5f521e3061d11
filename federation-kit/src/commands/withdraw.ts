import { actNow, checkAct } from "../releases/act.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import { publishedRelease } from "../releases/registry-document.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { unpublished } from "./unpublished.ts";

/**
 * Takes a release back that isn't active: no page runs it any more, also not as a fallback, until it's promoted or rolled back to.
 * @param why the reason, for the log
 * @returns whether that changed anything
 */
export async function withdraw(releasesDirectory: string, app: string, version: string, why: string): Promise<boolean> {
  checkAct(why);
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    const known = publishedRelease(registry, app, version);
    if (!known) throw unpublished(app, version);
    if (known.withdrawn) return false;
    const step = { action: "withdraw", app, version } as const;
    await writeRegistry(releasesDirectory, changeRegistry(registry, actNow(why), [step]));
    return true;
  });
}
