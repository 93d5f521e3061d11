import type { ResolvedRelease } from "@atrium/shared-contracts/wire";

/** Loads a release's code. Its rejections are explained by `diagnose`. */
export interface ReleaseTransport {
  /** Fetches and starts the release's entry. Does nothing if it's already there. */
  entry(release: ResolvedRelease): Promise<void>;
  /** The exposed module's exports. Requires the entry. */
  expose(release: ResolvedRelease, expose: string): Promise<unknown>;
  /** Forgets a release's failures, so that the next attempt starts over. */
  forget(release: ResolvedRelease): void;
}

/** Absolute URLs of the modules that an exposed module needs, entry first. */
export function moduleUrls(release: ResolvedRelease, expose: string | undefined): string[] {
  const chunks = expose === undefined ? [] : (release.exposes[expose]?.js ?? []);
  return [...new Set([release.entry, ...chunks])].map((file) => new URL(file, release.baseUrl).href);
}
