import { checkAct } from "../releases/act.ts";
import { activeVersion, isEarlier } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry } from "../releases/registry.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { movePointer, type MoveOptions, type PointerMove } from "./pointer-move.ts";

/**
 * Makes a published version the active one: the next page load runs it. Also brings a withdrawn one back.
 * @throws {ReleaseError} for a version that was active before the active one: going back to that is `rollback`
 */
export async function promote(
  releasesDirectory: string,
  app: string,
  version: string,
  options: MoveOptions = {},
): Promise<PointerMove> {
  checkAct(options.why);
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    if (isEarlier(registry, app, version))
      throw new ReleaseError(
        `${app} ${version} was active before ${activeVersion(registry, app)}: go back to it with rollback ${app} ${version}`,
      );
    return movePointer(releasesDirectory, registry, { action: "promote", app, version }, options);
  });
}
