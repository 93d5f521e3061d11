import { FRAMES_DIRECTORY, type ResolvedReleases } from "@atrium/federation-kit/releases";
import type { Release } from "@atrium/shared-contracts/wire";
import { releaseUrl } from "./boot-document.ts";
import { WORKER_FILE } from "./service-worker.ts";

/**
 * The integrity of the modules that the page may import, by absolute URL. Browsers reject a module that differs from its release. Apps check
 * their texts and later modules themselves; the service worker and what runs in frames aren't modules of the page.
 */
export function moduleIntegrity(releases: ResolvedReleases, pageOrigin: string): Record<string, string> {
  const known: [release: Release, origin: string | undefined][] = [
    [releases.shell, releases.shellOrigin],
    ...releases.features.flatMap(({ origin, active, fallbacks }) =>
      [active, ...fallbacks].map((release): [Release, string | undefined] => [release, origin]),
    ),
  ];
  return Object.fromEntries(
    known.flatMap(([release, origin]) => {
      const others = new Set([WORKER_FILE, ...Object.values(release.texts ?? {}), ...(release.later ?? [])]);
      return Object.entries(release.files)
        .filter(([file]) => file.endsWith(".js") && !others.has(file) && !file.startsWith(FRAMES_DIRECTORY))
        .map(([file, integrity]) => [
          `${releaseUrl(release, origin === pageOrigin ? undefined : origin)}${file}`,
          integrity,
        ]);
    }),
  );
}
