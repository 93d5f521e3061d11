import type { ResolvedRelease } from "@atrium/shared-contracts/wire";

/** Brings the code of a release. What it rejects with is diagnosed by `diagnose`. */
export interface ReleaseTransport {
  /** Fetches and starts the release's entry; does nothing when it is there. */
  entry(release: ResolvedRelease): Promise<void>;
  /** The exposed module's exports; the entry must be there. */
  expose(release: ResolvedRelease, expose: string): Promise<unknown>;
  /** Forgets what failed of a release, so that the next attempt begins anew. */
  forget(release: ResolvedRelease): void;
}

/** Absolute URLs of the modules that an exposed module needs, entry first. */
export function moduleUrls(release: ResolvedRelease, expose: string | undefined): string[] {
  const chunks = expose === undefined ? [] : (release.exposes[expose]?.js ?? []);
  return [...new Set([release.entry, ...chunks])].map((file) => new URL(file, release.baseUrl).href);
}
