import type { ResolvedReleases } from "@atrium/federation-kit/releases";
import type { Release } from "@atrium/shared-contracts/wire";
import { releaseUrl } from "./boot-document.ts";

/** The integrity of every module the page may import, by absolute URL. Browsers reject a module that differs from its release. */
export function moduleIntegrity(releases: ResolvedReleases, pageOrigin: string): Record<string, string> {
  const known: [release: Release, origin: string | undefined][] = [
    [releases.shell, releases.shellOrigin],
    ...releases.features.flatMap(({ origin, active, fallbacks }) =>
      [active, ...fallbacks].map((release): [Release, string | undefined] => [release, origin]),
    ),
  ];
  return Object.fromEntries(
    known.flatMap(([release, origin]) =>
      Object.entries(release.files)
        .filter(([file]) => file.endsWith(".js"))
        .map(([file, integrity]) => [
          `${releaseUrl(release, origin === pageOrigin ? undefined : origin)}${file}`,
          integrity,
        ]),
    ),
  );
}
