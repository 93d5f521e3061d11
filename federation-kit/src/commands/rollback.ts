import { checkAct } from "../releases/act.ts";
import { rolloutOf } from "../releases/pointers.ts";
import { activeVersion, publishedRelease, type Registry } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry } from "../releases/registry.ts";
import { earlierVersion, isEarlier } from "../releases/release-order.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { movePointer, type MoveOptions, type PointerMove } from "./pointer-move.ts";

/**
 * Goes back to a version that was active before, and withdraws every one that was promoted after it and what's being rolled out. On a
 * channel, takes back what's on it, so that it follows the active version again.
 * @param version default: the active one while another is being rolled out, else the last one before it that wasn't withdrawn
 * @throws {ReleaseError} when there's nothing to go back to, or the version wasn't active before the active one
 */
export async function rollback(
  releasesDirectory: string,
  app: string,
  version?: string,
  { channel, ...options }: MoveOptions = {},
): Promise<PointerMove> {
  checkAct(options.why);
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    const active = activeVersion(registry, app);
    if (active === undefined) throw new ReleaseError(`Nothing of ${app} is active, so there's nothing to roll back`);
    const stays = channel !== undefined || rolloutOf(registry, app) !== undefined;
    const target = version ?? (stays ? active : previous(registry, app, active));
    if (publishedRelease(registry, app, target) && target !== active && !isEarlier(registry, app, target))
      throw new ReleaseError(`${app} ${target} wasn't active before ${active}: promote it`);
    const step = { action: "rollback", app, version: target, ...(channel === undefined ? {} : { channel }) } as const;
    return movePointer(releasesDirectory, registry, step, options);
  });
}

function previous(registry: Registry, app: string, active: string): string {
  const before = earlierVersion(registry, app);
  if (before !== undefined) return before;
  throw new ReleaseError(
    `No version of ${app} was active before ${active} that isn't withdrawn: name the one to go back to`,
  );
}
