import type { Registry as RegistrySchema1 } from "@atrium/shared-contracts/wire";
import { changeRegistry, type Step } from "./registry-changes.ts";
import { EMPTY_REGISTRY, laterReleases, publishedRelease, type Registry } from "./registry-document.ts";

type Move = RegistrySchema1["apps"][string]["history"][number] & { readonly app: string };

/** Schema 1 didn't record who. */
const NOBODY_KNOWN = "unknown";
const BEFORE_ALL = new Date(0).toISOString();

/**
 * A registry of schema 1 in the current one: its history is done again. An app's origin becomes that of each of its releases.
 * @param integrityOf integrity of a release's description; undefined if its directory is gone
 */
export function migrateSchema1(
  old: RegistrySchema1,
  integrityOf: (app: string, version: string) => string | undefined,
): Registry {
  const moves = Object.entries(old.apps)
    .flatMap(([app, { active, history }]) => movesTo(active, history).map((move) => ({ ...move, app })))
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return moves.reduce(
    (registry, move) => {
      const origin = old.apps[move.app]?.origin;
      return redo(registry, move, { origin, integrity: integrityOf(move.app, move.version) });
    },
    // So that the last move has the old registry's revision, and servers that have seen that one see no other.
    { ...EMPTY_REGISTRY, revision: Math.max(0, old.revision - moves.length) },
  );
}

/** A registry that was edited by hand may point elsewhere than its last move did. */
function movesTo(active: string, history: readonly Omit<Move, "app">[]): readonly Omit<Move, "app">[] {
  const last = history.at(-1);
  if (last?.version === active) return history;
  return [...history, { version: active, at: last?.at ?? BEFORE_ALL, action: "activate" }];
}

function redo(
  registry: Registry,
  { app, version, at, action, notes }: Move,
  place: Pick<Step & { readonly action: "publish" }, "origin" | "integrity">,
): Registry {
  const isRelease = action === "release";
  const publish: Step = { action: "publish", app, version, ...place, ...(isRelease && notes ? { notes } : {}) };
  const isRollback = !isRelease && laterReleases(registry, app, version).length > 0;
  // What schema 1 called notes was what's new on a release, and the reason otherwise.
  const why = isRelease ? undefined : notes?.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return changeRegistry(registry, { at, by: NOBODY_KNOWN, ...(why ? { why: why.slice(0, 1_000) } : {}) }, [
    ...(isRelease || !publishedRelease(registry, app, version) ? [publish] : []),
    { action: isRollback ? "rollback" : "promote", app, version },
  ]);
}
