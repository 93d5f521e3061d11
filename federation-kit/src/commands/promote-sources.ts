import type { Release } from "@atrium/shared-contracts/wire";
import type { AppSource } from "../build/app-source.ts";
import { releaseState, rolloutOf } from "../releases/pointers.ts";
import { activeVersion, publishedRelease, type Registry } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry } from "../releases/registry.ts";
import { arePublishedSources, notePublishedSources } from "../releases/published-sources.ts";
import type { BuiltRelease } from "./build-release.ts";
import { movePointer } from "./pointer-move.ts";
import type { PublishRequest } from "./publish-request.ts";
import { register } from "./registration.ts";

/**
 * Publishes what was built from the sources, if anything was, and makes it the active version, unless someone moved the pointer and the
 * sources haven't changed since. A shell may leave features without a release that fits, as theirs are promoted next.
 * @returns what an operator should know, one line each
 */
export function promoteSources(
  request: PublishRequest,
  source: AppSource,
  release: Release,
  build?: BuiltRelease,
): Promise<string[]> {
  const { releasesDirectory: directory } = request;
  const { app, version } = release;
  return withRegistryLock(directory, async () => {
    const before = await readRegistry(directory);
    const active = activeVersion(before, app);
    const stays =
      active !== undefined && isDecided(before, app, version) && (await arePublishedSources(directory, app, version));
    await register(request, source, release, build);
    if (stays) {
      await notePublishedSources(directory, "start", app, version);
      return active === version ? [] : [`${app} ${active} stays active: nothing has changed in its sources`];
    }
    const rollout = rolloutOf(before, app);
    const replaced = active === version ? undefined : active;
    const why = request.why ?? (replaced === undefined ? undefined : "Its sources have changed");
    const registry = await readRegistry(directory);
    const step = { action: "promote", app, version } as const;
    const { remarks } = await movePointer(directory, registry, step, { why, strands: "all" });
    await notePublishedSources(directory, "start", app, version);
    if (request.version === undefined) await notePublishedSources(directory, "anyone", app, version);
    return [
      ...(replaced === undefined ? [] : [`${app} ${version} replaces ${replaced}: its sources have changed`]),
      ...(rollout && rollout.version !== version ? [`${app} ${rollout.version} isn't being rolled out any more`] : []),
      ...remarks,
    ];
  });
}

/** Whether anyone ever decided what pages do with a release: whether a pointer was at it, or it was withdrawn. */
function isDecided(registry: Registry, app: string, version: string): boolean {
  const release = publishedRelease(registry, app, version);
  return release !== undefined && releaseState(registry, app, release) !== "published";
}
