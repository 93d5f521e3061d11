import { Registry } from "@atrium/shared-contracts/wire";
import { writeDurably } from "./durable-write.ts";
import { readJsonFile } from "./json-file.ts";
import { registryFile } from "./releases-directory.ts";

export type PointerMove = Registry["apps"][string]["history"][number];

export const EMPTY_REGISTRY: Registry = { schema: 1, revision: 0, apps: {} };

/** The registry of a releases directory; empty if nothing has been released. Throws a ReleaseError if it can't be parsed. */
export async function readRegistry(directory: string): Promise<Registry> {
  const remedy = "put back a copy of it, or delete it and run npm start, which releases everything again";
  return (await readJsonFile(registryFile(directory), Registry, remedy)) ?? EMPTY_REGISTRY;
}

/** Replaces the registry atomically and durably. Hold the registry's lock when you call it. */
export const writeRegistry = (directory: string, registry: Registry): Promise<void> =>
  writeDurably(registryFile(directory), `${JSON.stringify(registry, null, 2)}\n`);

/**
 * The registry after one move of an app's pointer. The revision goes up by one.
 * @param origin where the app's files are served from; null: the product's own origin; undefined: unchanged
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

/** Versions that an app's pointer has been moved to, in the order of their first move. */
export const releasedVersions = (registry: Registry, app: string): string[] =>
  versionsOf(registry.apps[app]?.history ?? []);

const versionsOf = (moves: readonly PointerMove[]): string[] => [...new Set(moves.map(({ version }) => version))];

/**
 * Versions of an app that nobody gets any more. Rolling back to a version withdraws every later one. A withdrawn version
 * comes back when it's activated or released again.
 */
export function withdrawnVersions(registry: Registry, app: string): ReadonlySet<string> {
  const moves = registry.apps[app]?.history ?? [];
  const withdrawn = new Set<string>();
  for (const [index, { action, version }] of moves.entries()) {
    if (action === "activate") {
      const known = versionsOf(moves.slice(0, index));
      for (const later of known.slice(known.indexOf(version) + 1)) withdrawn.add(later);
    }
    withdrawn.delete(version);
  }
  return withdrawn;
}
