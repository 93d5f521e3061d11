import { promoted, refusePointed, rolledBack, withdrawn, type Promotion, type Rollback } from "./pointer-changes.ts";
import { versionOn } from "./pointers.ts";
import {
  activeVersion,
  publishedRelease,
  registeredApp,
  type LogEntry,
  type PublishedRelease,
  type RegisteredApp,
  type Registry,
} from "./registry-document.ts";
import { ReleaseError } from "./release-error.ts";
import type { Act, Step } from "./step.ts";

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
  if (!before || !publishedRelease(registry, app, version))
    throw new ReleaseError(`${app} ${version} is not published`);
  switch (step.action) {
    case "promote":
      return logged(withApp(registry, app, promoted(registry, before, step)), act, step, moved(registry, step));
    case "rollback":
      return logged(withApp(registry, app, rolledBack(registry, before, act, step)), act, step, moved(registry, step));
    case "withdraw":
      refusePointed(registry, step);
      return logged(withApp(registry, app, withdrawn(before, [version], act)), act, step, {});
  }
}

/** Where the pointer was, for the log. */
const moved = (registry: Registry, { app, channel, ...step }: Promotion | Rollback): LogDetails => {
  const from = channel === undefined ? activeVersion(registry, app) : versionOn(registry, app, channel);
  return {
    ...(from === undefined ? {} : { from }),
    ...(channel === undefined ? {} : { channel }),
    ...("percent" in step && step.percent !== undefined ? { percent: step.percent } : {}),
  };
};

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

const withApp = (registry: Registry, app: string, entry: RegisteredApp): Registry => ({
  ...registry,
  apps: { ...registry.apps, [app]: entry },
});

type LogDetails = Pick<LogEntry, "from" | "origin" | "channel" | "percent">;

function logged(registry: Registry, { at, by, why }: Act, { action, app, version }: Step, more: LogDetails): Registry {
  const { revision } = registry;
  const entry = { revision, at, by, ...(why === undefined ? {} : { why }), action, app, version, ...more };
  return { ...registry, log: [...registry.log, entry] };
}
