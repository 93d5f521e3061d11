import {
  activeVersion,
  pointerOn,
  registeredApp,
  STABLE,
  type PublishedRelease,
  type Registry,
  type Rollout,
} from "./registry-document.ts";

/** The version that part of an app's visitors run; undefined if all run the same. */
export const rolloutOf = (registry: Registry, app: string): Rollout | undefined =>
  pointerOn(registry, app, STABLE)?.rollout;

/** What an installation that follows a channel runs of an app: what's on that channel, else the active version. */
export const versionOn = (registry: Registry, app: string, channel: string): string | undefined =>
  pointerOn(registry, app, channel)?.version ?? activeVersion(registry, app);

/** The channels besides stable that are at a version. */
export const channelsAt = (registry: Registry, app: string, wanted: string): string[] =>
  Object.entries(registeredApp(registry, app)?.channels ?? {}).flatMap(([channel, { version }]) =>
    channel !== STABLE && version === wanted ? [channel] : [],
  );

/** What pages do with a release that's in the registry, as the specification calls it. */
export type ReleaseState = "published" | "on a channel" | "rolling out" | "active" | "earlier" | "withdrawn";

export function releaseState(
  registry: Registry,
  app: string,
  { version, promoted, withdrawn }: PublishedRelease,
): ReleaseState {
  if (withdrawn) return "withdrawn";
  if (version === activeVersion(registry, app)) return "active";
  if (version === rolloutOf(registry, app)?.version) return "rolling out";
  if (promoted !== undefined) return "earlier";
  return channelsAt(registry, app, version).length > 0 ? "on a channel" : "published";
}
