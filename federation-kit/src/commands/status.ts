import { channelsAt, releaseState, rolloutOf, type ReleaseState } from "../releases/pointers.ts";
import { activeVersion, registeredApp, type PublishedRelease, type Rollout } from "../releases/registry-document.ts";
import { readRegistry } from "../releases/registry.ts";
import { ReleaseError } from "../releases/release-error.ts";

/** What the registry has of one release, and the channels besides stable that are at it. */
export type ReleaseStatus = PublishedRelease & { readonly state: ReleaseState; readonly channels: readonly string[] };

/** What the registry has of one app. */
export interface AppStatus {
  readonly app: string;
  /** What pages run; undefined as long as nothing was promoted. */
  readonly active: string | undefined;
  /** What part of the visitors run instead. */
  readonly rollout: Rollout | undefined;
  /** Newest first. */
  readonly releases: readonly ReleaseStatus[];
}

/** What's published, and what pages run of it. */
export interface Status {
  readonly revision: number;
  readonly apps: readonly AppStatus[];
}

/**
 * The state of every release in a registry, by app.
 * @param app only this one's
 * @throws {ReleaseError} when nothing of that app is published
 */
export async function status(releasesDirectory: string, app?: string): Promise<Status> {
  const registry = await readRegistry(releasesDirectory);
  if (app !== undefined && !registeredApp(registry, app))
    throw new ReleaseError(`Nothing of ${app} is published in ${releasesDirectory}`);
  const ids = app === undefined ? Object.keys(registry.apps).toSorted() : [app];
  const apps = ids.map((id): AppStatus => {
    const releases = registeredApp(registry, id)?.releases ?? [];
    return {
      app: id,
      active: activeVersion(registry, id),
      rollout: rolloutOf(registry, id),
      releases: releases
        .map((release) => ({
          ...release,
          state: releaseState(registry, id, release),
          channels: channelsAt(registry, id, release.version),
        }))
        .toReversed(),
    };
  });
  return { revision: registry.revision, apps };
}
