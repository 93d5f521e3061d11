import { pageReleases, type ResolvedReleases } from "@atrium/federation-kit/releases";
import { isLoopback } from "../network/loopback.ts";

/** Where a problem goes that an operator should know of. */
type Warn = (problem: string) => void;

/**
 * The origins besides its own that pages of some releases load code from: those of the releases that they may run, and no other. An https
 * page can't load anything over http, except from its own machine, so such an origin is left out and told once.
 */
export function createReleaseOrigins(publicUrl: string): (releases: ResolvedReleases, warn: Warn) => readonly string[] {
  const known = new WeakMap<ResolvedReleases, readonly string[]>();
  const isBlocked = (origin: string): boolean =>
    publicUrl.startsWith("https:") && origin.startsWith("http:") && !isLoopback(origin);

  return (releases, warn) => {
    const before = known.get(releases);
    if (before) return before;
    const origins = new Set<string>();
    for (const { app, version, origin } of pageReleases(releases)) {
      if (origin === undefined) continue;
      if (!isBlocked(origin)) origins.add(origin);
      else
        warn(
          `${app} ${version} is at ${origin}, which pages of ${publicUrl} can't load: publish it with an https origin`,
        );
    }
    const found = [...origins];
    known.set(releases, found);
    return found;
  };
}
