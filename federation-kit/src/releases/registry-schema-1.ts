import type { Registry as RegistrySchema1 } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { oneLine } from "./one-line.ts";
import { Origin } from "./origin.ts";
import { changeRegistry } from "./registry-changes.ts";
import type { Step } from "./step.ts";
import {
  activeVersion,
  byApp,
  EMPTY_REGISTRY,
  publishedRelease,
  revision,
  time,
  version,
  type Registry,
} from "./registry-document.ts";
import { laterReleases } from "./release-order.ts";
import { ReleaseError } from "./release-error.ts";

function inUtc(text: string): string {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? "" : new Date(ms).toISOString();
}

/** Schema 1 took times in any form. */
const anyTime = () =>
  z.pipe(
    z.string().check(z.refine((text) => time().safeParse(inUtc(text)).success, { error: "Must be a time" })),
    z.transform(inUtc),
  );

/** `registry.json` of schema 1, as far as it can be taken over: what the current schema would refuse is refused here, where the file has it. */
export const TakenOverSchema1 = z.object({
  schema: z.literal(1),
  revision: revision(),
  apps: byApp(
    z.object({
      active: version(),
      origin: z.optional(Origin()),
      history: z.array(
        z.object({
          version: version(),
          at: anyTime(),
          action: z.enum(["release", "activate"]),
          notes: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

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
    .flatMap(([app, { active, history }]) => inOrder(movesTo(active, history)).map((move) => ({ ...move, app })))
    .toSorted((a, b) => a.place - b.place);
  const migrated = moves.reduce<Registry>(
    (registry, move) => {
      const origin = old.apps[move.app]?.origin;
      return redo(registry, move, { origin, integrity: integrityOf(move.app, move.version) });
    },
    // So that the last move has the old registry's revision, and servers that have seen that one see no other.
    { ...EMPTY_REGISTRY, revision: Math.max(0, old.revision - moves.length) },
  );
  const strayed = Object.keys(old.apps).find((app) => activeVersion(migrated, app) !== old.apps[app]?.active);
  if (strayed !== undefined)
    throw new ReleaseError(`The registry of schema 1 can't be taken over: ${strayed} would run another version`);
  return migrated;
}

/** Moves with their place among those of all apps. A clock that was set back must not change the order of an app's own. */
function inOrder(moves: readonly Omit<Move, "app">[]): (Omit<Move, "app"> & { readonly place: number })[] {
  let latest = -Infinity;
  return moves.map((move) => {
    latest = Math.max(latest, Date.parse(move.at));
    return { ...move, place: latest };
  });
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
  const why = isRelease ? undefined : notes && oneLine(notes);
  return changeRegistry(registry, { at, by: NOBODY_KNOWN, ...(why ? { why: why.slice(0, 1_000) } : {}) }, [
    ...(isRelease || !publishedRelease(registry, app, version) ? [publish] : []),
    { action: isRollback ? "rollback" : "promote", app, version },
  ]);
}
