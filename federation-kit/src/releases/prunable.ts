import { channelsAt, rolloutOf } from "./pointers.ts";
import { activeVersion, promotedReleases, registeredApp, type LogEntry, type Registry } from "./registry-document.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What a pruning leaves, besides what pointers are at. */
export interface Retention {
  /** How many earlier releases stay for pages to fall back to, the newest ones. */
  readonly keep: number;
  /** How long a release stays after it was last published or run: pages that were opened then may still ask for its files. */
  readonly days: number;
}

/** An app's releases whose files neither pages nor whoever goes back need any more, oldest first. */
export function prunable(registry: Registry, app: string, { keep, days }: Retention, now = Date.now()): string[] {
  const used = lastUses(registry, app);
  const active = activeVersion(registry, app);
  const earlier = promotedReleases(registry, app)
    .filter(({ version, withdrawn }) => withdrawn === undefined && version !== active)
    .map(({ version }) => version);
  const kept = new Set([active, rolloutOf(registry, app)?.version, ...(keep === 0 ? [] : earlier.slice(-keep))]);
  return (registeredApp(registry, app)?.releases ?? []).flatMap(({ version }) => {
    const isNeeded =
      kept.has(version) ||
      channelsAt(registry, app, version).length > 0 ||
      now - (used.get(version) ?? now) < days * DAY_MS;
    return isNeeded ? [] : [version];
  });
}

/** When each release was last published, run by any pages or withdrawn. What a pointer is at is run still, whatever this says. */
function lastUses(registry: Registry, app: string): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  const note = (version: string | undefined, at: string) => {
    if (version !== undefined) used.set(version, Math.max(used.get(version) ?? 0, Date.parse(at)));
  };
  let rolledOut: string | undefined;
  for (const entry of registry.log.filter((each) => each.app === app)) {
    note(entry.version, entry.at);
    note(entry.from, entry.at);
    if (!movesActive(entry)) continue;
    note(rolledOut, entry.at);
    rolledOut = entry.percent === undefined ? undefined : entry.version;
  }
  for (const { version, publishedAt, withdrawn } of registeredApp(registry, app)?.releases ?? []) {
    note(version, publishedAt);
    if (withdrawn) note(version, withdrawn.at);
  }
  return used;
}

/** Whether it began, grew or ended a rollout, or moved the pointer that everyone else follows. */
const movesActive = ({ action, channel }: LogEntry): boolean =>
  (action === "promote" || action === "rollback") && channel === undefined;
