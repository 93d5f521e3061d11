import type { Release } from "@atrium/shared-contracts/wire";
import type { AppSource } from "../build/app-source.ts";
import { actNow } from "../releases/act.ts";
import { refuseDamaged } from "../releases/intact-files.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import type { Step } from "../releases/step.ts";
import { activeVersion, publishedRelease, registeredApp, type Registry } from "../releases/registry-document.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { readRelease, releaseIntegrity } from "../releases/release.ts";
import { releaseDirectory } from "../releases/releases-directory.ts";
import { storeRelease } from "../releases/store-release.ts";
import type { BuiltRelease } from "./build-release.ts";
import { describePairMisfit } from "./pair-check.ts";
import type { PublishRequest } from "./publish-request.ts";
import { releaseNote } from "./release-note.ts";

/**
 * Stores what was built, if anything was, and records it in the registry without moving a pointer. Hold the registry's lock when you call it.
 * @param prepared the release that was built, or is on disk already
 * @param verify refuse what's on disk already if any of its files was altered
 */
export async function register(
  request: PublishRequest,
  source: AppSource,
  prepared: Release,
  build?: BuiltRelease,
  { verify = false }: { readonly verify?: boolean } = {},
): Promise<{ readonly changed: boolean; readonly remarks: readonly string[] }> {
  const { releasesDirectory: directory } = request;
  const { app, version } = prepared;
  const registry = await readRegistry(directory);
  const known = publishedRelease(registry, app, version);
  const onDisk = await readRelease(directory, app, version, known?.integrity);
  // Another process may have published this exact content meanwhile, and two builds of it can differ by a byte.
  const named = request.version === undefined ? onDisk : undefined;
  if (!named && !build)
    throw new ReleaseError(`${releaseDirectory(directory, app, version)} was removed meanwhile: publish ${app} again`);
  if (named && verify) await refuseDamaged(directory, named);
  if (build && !named) request.onProgress?.({ step: "store", app, version, files: build.files.length });
  const built = named ? undefined : build;
  const release = named ?? prepared;
  const origin = originOf(registry, release, request.origin);
  const integrity = await store(directory, registry, release, built);
  const notes = request.notes ?? (known ? undefined : await untoldNote(source, registry));
  const changed = !known || origin !== known.origin || (notes !== undefined && notes !== known.notes);
  if (changed) {
    const step: Step = { action: "publish", app, version, origin, integrity, ...(notes ? { notes } : {}) };
    const latest = await readRegistry(directory);
    await writeRegistry(directory, changeRegistry(latest, actNow(request.why), [step]));
  }
  const misfit = await describePairMisfit(directory, registry, release);
  return {
    changed: changed || !onDisk,
    remarks: misfit === undefined ? [] : [`${misfit}. It can't be promoted until that fits`],
  };
}

/**
 * Stores a build. If its version was published before and its directory is gone, the registry gets the new one's integrity.
 * @returns integrity of the release.json that's on disk
 */
async function store(
  directory: string,
  registry: Registry,
  release: Release,
  built: BuiltRelease | undefined,
): Promise<string | undefined> {
  const { app, version } = release;
  if (!built) return releaseIntegrity(directory, app, version);
  const known = publishedRelease(registry, app, version);
  return storeRelease(directory, release, built, async (integrity) => {
    if (!known) return;
    const step: Step = { action: "publish", app, version, origin: known.origin, integrity };
    await writeRegistry(directory, changeRegistry(registry, actNow("Its directory was gone"), [step]));
  });
}

/** Where a release's files are served from, by what was asked for. */
function originOf(registry: Registry, { app, version }: Release, asked: string | null | undefined): string | undefined {
  if (asked !== undefined) return asked ?? undefined;
  const active = activeVersion(registry, app);
  const place = publishedRelease(registry, app, version) ?? (active && publishedRelease(registry, app, active));
  return place ? place.origin : undefined;
}

/** The changelog's line, unless an earlier release told it: what was built again from other sources has nothing new to say. */
async function untoldNote(source: AppSource, registry: Registry) {
  const note = await releaseNote(source);
  return registeredApp(registry, source.id)?.releases.some(({ notes }) => notes === note) ? undefined : note;
}
