import { checkAct } from "../releases/act.ts";
import {
  activeVersion,
  earlierVersion,
  isEarlier,
  publishedRelease,
  type Registry,
} from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry } from "../releases/registry.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { movePointer, type MoveOptions, type PointerMove } from "./pointer-move.ts";

/**
 * Goes back to a version that was active before, and withdraws every one that was promoted after it.
 * @param version default: the last one before the active one that wasn't withdrawn
 * @throws {ReleaseError} when there's nothing to go back to, or the version wasn't active before the active one
 */
export async function rollback(
  releasesDirectory: string,
  app: string,
  version?: string,
  options: MoveOptions = {},
): Promise<PointerMove> {
  checkAct(options.why);
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    const target = version ?? previous(registry, app);
    if (
      publishedRelease(registry, app, target) &&
      target !== activeVersion(registry, app) &&
      !isEarlier(registry, app, target)
    )
      throw new ReleaseError(`${app} ${target} wasn't active before ${activeVersion(registry, app)}: promote it`);
    return movePointer(releasesDirectory, registry, { action: "rollback", app, version: target }, options);
  });
}

function previous(registry: Registry, app: string): string {
  const active = activeVersion(registry, app);
  if (active === undefined) throw new ReleaseError(`Nothing of ${app} is active, so there's nothing to roll back`);
  const before = earlierVersion(registry, app);
  if (before === undefined)
    throw new ReleaseError(
      `No version of ${app} was active before ${active} that isn't withdrawn: name the one to go back to`,
    );
  return before;
}
