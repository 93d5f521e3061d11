import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { publishedRelease } from "../releases/registry-document.ts";
import { readRegistry } from "../releases/registry.ts";
import { readRelease } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { releaseDirectory } from "../releases/releases-directory.ts";
import { unpublished } from "./unpublished.ts";

/** A value in two releases; undefined where a release doesn't have it. */
export interface Change<Value> {
  readonly from: Value | undefined;
  readonly to: Value | undefined;
}

/** How two releases of an app differ. What's the same in both isn't in it. */
export interface ReleaseDiff {
  readonly app: string;
  readonly from: string;
  readonly to: string;
  readonly files: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    /** Under the same name with other content. */
    readonly changed: readonly string[];
  };
  /** Of all files, as the server sends them: compressed where that helps. */
  readonly bytes: Change<number>;
  /** Of what each exposed module brings at once, by its name. */
  readonly exposes: Readonly<Record<string, Change<number>>>;
  /** A feature's ranges, or what a shell provides. */
  readonly requires: Readonly<Record<string, Change<string>>>;
  readonly provides: Readonly<Record<string, Change<string>>>;
  readonly routes: { readonly added: readonly string[]; readonly removed: readonly string[] };
  /** By slot and ID. */
  readonly slots: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly string[];
  };
  readonly origin: Change<string> | undefined;
}

/** Compares two published releases of an app. @throws {ReleaseError} when one of them isn't there or isn't what was published */
export async function diff(releasesDirectory: string, app: string, from: string, to: string): Promise<ReleaseDiff> {
  const [before, after] = [await load(releasesDirectory, app, from), await load(releasesDirectory, app, to)];
  const sizes = [await fileSizes(releasesDirectory, before), await fileSizes(releasesDirectory, after)] as const;
  const origin = { from: before.origin, to: after.origin };
  return {
    app,
    from,
    to,
    files: entries(before.files, after.files),
    bytes: { from: total(sizes[0]), to: total(sizes[1]) },
    exposes: changes(exposedBytes(before, sizes[0]), exposedBytes(after, sizes[1])),
    requires: changes(texts(before.feature?.requires), texts(after.feature?.requires)),
    provides: changes(texts(before.provides), texts(after.provides)),
    routes: routeChanges(before.feature?.routes, after.feature?.routes),
    slots: entries(slots(before), slots(after)),
    origin: origin.from === origin.to ? undefined : origin,
  };
}

async function load(directory: string, app: string, version: string) {
  const known = publishedRelease(await readRegistry(directory), app, version);
  if (!known) throw unpublished(app, version);
  const release = await readRelease(directory, app, version, known.integrity);
  if (release) return { ...release, origin: known.origin };
  throw new ReleaseError(`${releaseDirectory(directory, app, version)} is gone: publish ${app} ${version} again`);
}

type Sizes = ReadonlyMap<string, number>;

async function fileSizes(directory: string, { app, version, files }: Release): Promise<Sizes> {
  const own = releaseDirectory(directory, app, version);
  const sizes = new Map<string, number>();
  for (const file of Object.keys(files)) {
    const path = join(own, file);
    const bytes = (await size(`${path}.br`)) ?? (await size(path));
    if (bytes === undefined)
      throw new ReleaseError(`${path} is gone: delete ${own} and publish ${app} ${version} again`);
    sizes.set(file, bytes);
  }
  return sizes;
}

async function size(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

const total = (sizes: Sizes): number => [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);

const exposedBytes = ({ exposes }: Release, sizes: Sizes): Record<string, number> =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, { js, css }]) => [
      name,
      [...js, ...css].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
    ]),
  );

const routeChanges = (before: readonly string[] = [], after: readonly string[] = []): ReleaseDiff["routes"] => ({
  added: after.filter((route) => !before.includes(route)),
  removed: before.filter((route) => !after.includes(route)),
});

const slots = ({ feature }: Release): Record<string, string> =>
  Object.fromEntries((feature?.slots ?? []).map((slot) => [`${slot.slot} ${slot.id}`, JSON.stringify(slot)]));

/** Values as text, lists included. */
const texts = (values: Readonly<Record<string, unknown>> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]));

/** What's added, removed and changed, by name. */
function entries(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  return {
    added: Object.keys(after).filter((name) => !Object.hasOwn(before, name)),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
    changed: Object.keys(after).filter((name) => Object.hasOwn(before, name) && before[name] !== after[name]),
  };
}

function changes<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Record<string, Change<Value>> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, { from: before[name], to: after[name] }]),
  );
}
