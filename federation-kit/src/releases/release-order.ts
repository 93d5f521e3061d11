import { activeVersion, promotedReleases, type PublishedRelease, type Registry } from "./registry-document.ts";

/** An app's releases that were promoted after this version and that aren't withdrawn. None if it never was promoted itself. */
export function laterReleases(registry: Registry, app: string, wanted: string): PublishedRelease[] {
  const promoted = promotedReleases(registry, app);
  const position = promoted.findIndex(({ version }) => version === wanted);
  if (position === -1) return [];
  return promoted.slice(position + 1).filter(({ withdrawn }) => withdrawn === undefined);
}

/** Whether a version was active before the active one was first, so that moving the pointer there is going back. */
export function isEarlier(registry: Registry, app: string, wanted: string): boolean {
  const versions = promotedReleases(registry, app).map(({ version }) => version);
  const position = versions.indexOf(wanted);
  return position !== -1 && position < versions.indexOf(activeVersion(registry, app) ?? "");
}

/** The version that was active before the active one, and that pages may still run; undefined if there's none. */
export function earlierVersion(registry: Registry, app: string): string | undefined {
  const running = promotedReleases(registry, app).filter(({ withdrawn }) => withdrawn === undefined);
  return running[running.findIndex(({ version }) => version === activeVersion(registry, app)) - 1]?.version;
}
