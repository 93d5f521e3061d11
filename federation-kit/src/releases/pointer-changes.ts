import { channelsAt, rolloutOf } from "./pointers.ts";
import {
  activeVersion,
  pointerOn,
  publishedRelease,
  STABLE,
  type RegisteredApp,
  type Registry,
} from "./registry-document.ts";
import { ReleaseError } from "./release-error.ts";
import { laterReleases } from "./release-order.ts";
import type { Act, Step } from "./step.ts";

export type Promotion = Step & { readonly action: "promote" };
export type Rollback = Step & { readonly action: "rollback" };

/** An app after a promotion. @throws {ReleaseError} when there's nothing that the others could go on running */
export function promoted(registry: Registry, before: RegisteredApp, { app, version, channel, percent }: Promotion) {
  const { channels } = before;
  if (channel !== undefined)
    return {
      ...running(before, version),
      channels: { ...channels, [channel]: { ...pointerOn(registry, app, channel), version } },
    };
  const active = channels[STABLE];
  if (percent !== undefined) {
    if (!active) throw new ReleaseError(`Nothing of ${app} is active yet: promote it to everyone first`);
    if (active.version === version) throw new ReleaseError(`${app} ${version} is active: everyone runs it already`);
    const rollout = { version, percent };
    return { ...running(before, version), channels: { ...channels, [STABLE]: { ...active, rollout } } };
  }
  return activated(registry, before, version);
}

/** An app after a rollback. @throws {ReleaseError} when there's nothing to go back to */
export function rolledBack(registry: Registry, before: RegisteredApp, act: Act, step: Rollback): RegisteredApp {
  const { app, version, channel } = step;
  if (channel !== undefined) return withoutChannel(registry, before, act, step, channel);
  if (publishedRelease(registry, app, version)?.promoted === undefined)
    throw new ReleaseError(`${app} ${version} was never promoted, so there's nothing to roll back to: promote it`);
  const rollout = rolloutOf(registry, app);
  const later = laterReleases(registry, app, version).map((release) => release.version);
  const gone = rollout && rollout.version !== version ? [...later, rollout.version] : later;
  return activated(registry, withdrawn(before, gone, because(act, `Rolled back to ${version}`)), version);
}

function withoutChannel(
  registry: Registry,
  before: RegisteredApp,
  act: Act,
  { app, version }: Rollback,
  channel: string,
) {
  const pointer = pointerOn(registry, app, channel);
  const { [channel]: _, ...channels } = before.channels;
  if (!pointer) throw new ReleaseError(`Nothing of ${app} is on ${channel}, so there's nothing to roll back`);
  if (version !== activeVersion(registry, app))
    throw new ReleaseError(`${app} ${version} is not active: promote it to ${channel} instead`);
  const others = Object.values(channels).flatMap((other) => [other.version, other.rollout?.version]);
  const gone = others.includes(pointer.version) ? [] : [pointer.version];
  return withdrawn({ ...before, channels }, gone, because(act, `Taken back from ${channel}`));
}

/** With a version as the active one. Installations that follow a channel with the same version, or a withdrawn one, follow stable again. */
function activated(registry: Registry, before: RegisteredApp, version: string): RegisteredApp {
  const { releases } = running(before, version);
  const isLeft = (other: string) =>
    other !== version && releases.some((release) => release.version === other && !release.withdrawn);
  const { [STABLE]: active, ...others } = before.channels;
  const { rollout: _, ...pointer } = active ?? {};
  const channels = Object.fromEntries(Object.entries(others).filter(([, other]) => isLeft(other.version)));
  return {
    ...before,
    channels: { ...channels, [STABLE]: { ...pointer, version } },
    releases: releases.map((release) =>
      release.version === version ? { ...release, promoted: release.promoted ?? registry.revision } : release,
    ),
  };
}

/** Refuses what a pointer is at, with how to take it back. @throws {ReleaseError} */
export function refusePointed(registry: Registry, { app, version }: Step): void {
  if (activeVersion(registry, app) === version)
    throw new ReleaseError(
      `${app} ${version} is active: roll back, which withdraws it, or promote another version first`,
    );
  if (rolloutOf(registry, app)?.version === version)
    throw new ReleaseError(`${app} ${version} is being rolled out: roll back, which withdraws it`);
  const [channel] = channelsAt(registry, app, version);
  if (channel !== undefined)
    throw new ReleaseError(
      `${app} ${version} is on ${channel}: roll back with --channel ${channel}, which withdraws it`,
    );
}

const because = (act: Act, why: string): Act => ({ ...act, why: act.why ?? why });

/** With a version that pages may run, even if it was withdrawn. */
const running = (app: RegisteredApp, version: string): RegisteredApp => ({
  ...app,
  releases: app.releases.map((release) => {
    if (release.version !== version) return release;
    const { withdrawn: _, ...kept } = release;
    return kept;
  }),
});

/** With versions that no page may run. */
export const withdrawn = (app: RegisteredApp, versions: readonly string[], { at, by, why }: Act): RegisteredApp => ({
  ...app,
  releases: app.releases.map((release) =>
    versions.includes(release.version)
      ? { ...release, withdrawn: { at, by, ...(why === undefined ? {} : { why }) } }
      : release,
  ),
});
