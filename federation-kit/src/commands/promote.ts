import { checkAct } from "../releases/act.ts";
import { rolloutOf } from "../releases/pointers.ts";
import { activeVersion, type Registry } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry } from "../releases/registry.ts";
import { isEarlier } from "../releases/release-order.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { movePointer, type MoveOptions, type PointerMove } from "./pointer-move.ts";

/** How to promote. */
export interface Promoting extends MoveOptions {
  /** Have so many of a hundred visitors run it, 1 to 99. Promoting it again with more adds to them; without, all run it. */
  readonly percent?: number | undefined;
}

/**
 * Makes a published version the active one: the next page load runs it. Also brings a withdrawn one back.
 * @throws {ReleaseError} for a version that was active before the active one, as going back to that is `rollback`, and while another one is
 * being rolled out
 */
export async function promote(
  releasesDirectory: string,
  app: string,
  version: string,
  { percent, channel, ...options }: Promoting = {},
): Promise<PointerMove> {
  checkAct(options.why);
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    if (channel === undefined) refuseBackwards(registry, app, version);
    const step = {
      action: "promote",
      app,
      version,
      ...(channel === undefined ? {} : { channel }),
      ...(percent === undefined ? {} : { percent }),
    } as const;
    return movePointer(releasesDirectory, registry, step, options);
  });
}

function refuseBackwards(registry: Registry, app: string, version: string): void {
  const active = activeVersion(registry, app);
  if (isEarlier(registry, app, version))
    throw new ReleaseError(
      `${app} ${version} was active before ${active}: go back to it with rollback ${app} ${version}`,
    );
  refuseDuringRollout(registry, app, version);
}

/** Refuses to promote a version while another one is being rolled out. */
export function refuseDuringRollout(registry: Registry, app: string, version: string): void {
  const rollout = rolloutOf(registry, app);
  if (rollout && rollout.version !== version)
    throw new ReleaseError(
      `${app} ${rollout.version} is being rolled out to ${rollout.percent} %: promote it to everyone, or roll it back with rollback ${app}`,
    );
}
