import { ReleaseError } from "./release-error.ts";
import {
  activeVersion,
  laterReleases,
  publishedRelease,
  registeredApp,
  type LogEntry,
  type PublishedRelease,
  type RegisteredApp,
  type Registry,
} from "./registry-document.ts";

/** Who changes the registry, when and why. */
export interface Act {
  readonly at: string;
  readonly by: string;
  readonly why?: string;
}

/** One step of a change. */
export type Step =
  | {
      /** Records a release. A version that's known already keeps its notes and place in the order, and gets this origin and integrity. */
      readonly action: "publish";
      readonly app: string;
      readonly version: string;
      /** Where its files are served from; undefined means the product's own origin. */
      readonly origin: string | undefined;
      /** Of its release.json. */
      readonly integrity: string | undefined;
      readonly notes?: string;
    }
  | {
      /**
       * `promote` moves the app's pointer to a published version. `rollback` moves it to one that was promoted before, and withdraws those
       * promoted after it. Either brings the version back if it was withdrawn. `withdraw` takes back a version that no pointer is at.
       */
      readonly action: "promote" | "rollback" | "withdraw";
      readonly app: string;
      readonly version: string;
    };

/**
 * The registry after one change: all steps happen together, so the revision goes up by one.
 * @throws {ReleaseError} when a step can't be done
 */
export function changeRegistry(registry: Registry, act: Act, steps: readonly Step[]): Registry {
  return steps.reduce((before, step) => takeStep(before, act, step), { ...registry, revision: registry.revision + 1 });
}

function takeStep(registry: Registry, act: Act, step: Step): Registry {
  const { app, version } = step;
  if (step.action === "publish") {
    const releases = published(registry, act, step);
    const entry: RegisteredApp = { ...(registeredApp(registry, app) ?? { channels: {} }), releases };
    return logged(withApp(registry, app, entry), act, step, step.origin === undefined ? {} : { origin: step.origin });
  }
  const before = registeredApp(registry, app);
  const known = publishedRelease(registry, app, version);
  if (!before || !known) throw new ReleaseError(`${app} ${version} is not published`);
  if (step.action === "rollback" && known.promoted === undefined)
    throw new ReleaseError(`${app} ${version} was never promoted, so there's nothing to roll back to: promote it`);
  const from = activeVersion(registry, app);
  if (step.action === "withdraw") {
    if (from === version)
      throw new ReleaseError(
        `${app} ${version} is active: roll back, which withdraws it, or promote another version first`,
      );
    return logged(withApp(registry, app, withdrawn(before, [version], act)), act, step, {});
  }
  const later = step.action === "rollback" ? laterReleases(registry, app, version) : [];
  const kept = withdrawn(
    before,
    later.map((release) => release.version),
    {
      ...act,
      why: act.why ?? `Rolled back to ${version}`,
    },
  );
  const releases = kept.releases.map((release) => {
    if (release.version !== version) return release;
    const { withdrawn: _, ...running } = release;
    return { ...running, promoted: release.promoted ?? registry.revision };
  });
  const channels = { ...kept.channels, stable: { ...kept.channels.stable, version } };
  return logged(withApp(registry, app, { ...kept, channels, releases }), act, step, from === undefined ? {} : { from });
}

function published(registry: Registry, act: Act, step: Step & { readonly action: "publish" }): PublishedRelease[] {
  const { app, version, origin, integrity, notes } = step;
  const existing = publishedRelease(registry, app, version);
  const { origin: _, integrity: __, ...kept } = existing ?? { version, publishedAt: act.at, by: act.by };
  const release: PublishedRelease = {
    ...kept,
    ...(origin === undefined ? {} : { origin }),
    ...(integrity === undefined ? {} : { integrity }),
    ...(notes === undefined ? {} : { notes }),
  };
  const releases = registeredApp(registry, app)?.releases ?? [];
  return existing ? releases.map((other) => (other === existing ? release : other)) : [...releases, release];
}

const withdrawn = (app: RegisteredApp, versions: readonly string[], { at, by, why }: Act): RegisteredApp => ({
  ...app,
  releases: app.releases.map((release) =>
    versions.includes(release.version)
      ? { ...release, withdrawn: { at, by, ...(why === undefined ? {} : { why }) } }
      : release,
  ),
});

const withApp = (registry: Registry, app: string, entry: RegisteredApp): Registry => ({
  ...registry,
  apps: { ...registry.apps, [app]: entry },
});

function logged(
  registry: Registry,
  { at, by, why }: Act,
  { action, app, version }: Step,
  more: Pick<LogEntry, "from" | "origin">,
): Registry {
  const { revision } = registry;
  const entry = { revision, at, by, ...(why === undefined ? {} : { why }), action, app, version, ...more };
  return { ...registry, log: [...registry.log, entry] };
}
