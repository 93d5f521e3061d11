import type { Release } from "@atrium/shared-contracts/wire";
import type { AppSource } from "../build/app-source.ts";
import { actNow } from "../releases/act.ts";
import { refuseAlteredFiles } from "../releases/intact-files.ts";
import { publish } from "../releases/publish.ts";
import { changeRegistry, type Step } from "../releases/registry-changes.ts";
import { activeVersion, publishedRelease, registeredApp, type Registry } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { readRelease, releaseIntegrity } from "../releases/release.ts";
import { releaseDirectory } from "../releases/releases-directory.ts";
import { readShellPage } from "../releases/shell-page.ts";
import { areReleasedSources, noteReleasedSources } from "../releases/released-sources.ts";
import type { BuiltRelease } from "./build-release.ts";
import { refuseMisfit, refuseStranding } from "./pair-check.ts";
import { releaseNote } from "./release-note.ts";
import type { ReleaseRequest } from "./release-request.ts";

/**
 * Publishes what was built, if anything was, and points to it.
 * @param prepared the release that was built, or is on disk already
 * @returns what an operator should know, one line each
 */
export function point(
  request: ReleaseRequest,
  source: AppSource,
  prepared: Release,
  build?: BuiltRelease,
): Promise<string[]> {
  const { releasesDirectory, onlyChanges = false } = request;
  const { app, version } = prepared;
  return withRegistryLock(releasesDirectory, async () => {
    const registry = await readRegistry(releasesDirectory);
    const known = publishedRelease(registry, app, version);
    const onDisk = await readRelease(releasesDirectory, app, version, known?.integrity);
    // Another process may have released this exact content meanwhile, and two builds of it can differ by a byte.
    const named = request.version === undefined ? onDisk : undefined;
    const release = named ?? prepared;
    const built = named ? undefined : build;
    const before = activeVersion(registry, app);
    if (onlyChanges && before !== undefined && (await areReleasedSources(releasesDirectory, app, version))) {
      if (built) await publishBuild(releasesDirectory, registry, release, built);
      await noteReleasedSources(releasesDirectory, "start", app, version);
      return before === version ? [] : [`${app} ${before} stays active: nothing has changed in its sources`];
    }
    // That of a new build was checked by the build.
    if (named && app === "shell") await readShellPage(releaseDirectory(releasesDirectory, app, version), named);
    if (named) await refuseAlteredFiles(releasesDirectory, named);
    await refuseMisfit(releasesDirectory, registry, release);
    const stranded = await refuseStranding(releasesDirectory, registry, release, onlyChanges ? "all" : request.strands);
    if (built) await publishBuild(releasesDirectory, registry, release, built);
    const remarks = [...(await moveTo(request, source, release)), ...stranded];
    if (onlyChanges) await noteReleasedSources(releasesDirectory, "start", app, version);
    // A version that a person chose doesn't tell which sources it's of.
    if (request.version === undefined) await noteReleasedSources(releasesDirectory, "anyone", app, version);
    return remarks;
  });
}

/** Publishes a build. If its version was published before and its directory is gone, the registry gets the new one's integrity. */
async function publishBuild(directory: string, registry: Registry, release: Release, built: BuiltRelease) {
  const { app, version } = release;
  const known = publishedRelease(registry, app, version);
  await publish(directory, release, built, async (integrity) => {
    if (!known) return;
    const step: Step = { action: "publish", app, version, origin: known.origin, integrity };
    await writeRegistry(directory, changeRegistry(registry, actNow("Its directory was gone"), [step]));
  });
}

async function moveTo(request: ReleaseRequest, source: AppSource, release: Release): Promise<string[]> {
  const { releasesDirectory, onlyChanges = false } = request;
  const { app, version } = release;
  const registry = await readRegistry(releasesDirectory);
  const before = activeVersion(registry, app);
  const known = publishedRelease(registry, app, version);
  const origin = originOf(registry, release, request.origin);
  if (before === version && origin === known?.origin) return [];
  const integrity = await releaseIntegrity(releasesDirectory, app, version);
  const replaces = onlyChanges && before !== undefined && before !== version;
  const notes = request.notes ?? (await untoldNote(source, registry));
  const steps: Step[] = [
    { action: "publish", app, version, origin, integrity, ...(notes ? { notes } : {}) },
    ...(before === version ? [] : [{ action: "promote" as const, app, version }]),
  ];
  const act = actNow(request.why ?? (replaces ? "Its sources have changed" : undefined));
  await writeRegistry(releasesDirectory, changeRegistry(registry, act, steps));
  return replaces ? [`${app} ${version} replaces ${before}: its sources have changed`] : [];
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
