import { readFile } from "node:fs/promises";
import { Registry } from "@atrium/shared-contracts/wire";
import { writeDurably } from "./durable-write.ts";
import { ReleaseError } from "./release-error.ts";
import { registryFile } from "./releases-directory.ts";

export type PointerMove = Registry["apps"][string]["history"][number];

export const EMPTY_REGISTRY: Registry = { schema: 1, revision: 0, apps: {} };

/** The registry of a releases directory; an empty one when nothing has been released. Throws a ReleaseError when it cannot be understood. */
export async function readRegistry(directory: string): Promise<Registry> {
  const path = registryFile(directory);
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return EMPTY_REGISTRY;
    throw error;
  }
  try {
    return Registry.parse(JSON.parse(text));
  } catch (error) {
    throw new ReleaseError(`${path} is no registry: ${(error as Error).message.split("\n")[0]}`, { cause: error });
  }
}

/** Replaces the registry at once and durably. Call it under the registry's lock. */
export const writeRegistry = (directory: string, registry: Registry): Promise<void> =>
  writeDurably(registryFile(directory), `${JSON.stringify(registry, null, 2)}\n`);

/**
 * The registry after one move of an app's pointer; the revision grows by one.
 * @param origin where the app's files are served from; null: the product's own origin; undefined: as before
 */
export function movePointer(registry: Registry, app: string, move: PointerMove, origin?: string | null): Registry {
  const before = registry.apps[app];
  const kept = origin === undefined ? before?.origin : (origin ?? undefined);
  const entry = {
    active: move.version,
    ...(kept === undefined ? {} : { origin: kept }),
    history: [...(before?.history ?? []), move],
  };
  return { ...registry, revision: registry.revision + 1, apps: { ...registry.apps, [app]: entry } };
}

/** Released versions of an app, in the order of their first release. */
export function releasedVersions(registry: Registry, app: string): string[] {
  const moves = registry.apps[app]?.history ?? [];
  return [...new Set(moves.filter((move) => move.action === "release").map((move) => move.version))];
}
