import { FRAMES_DIRECTORY, pageReleases, type ResolvedReleases } from "@atrium/federation-kit/releases";
import { releaseUrl } from "./boot-document.ts";
import { WORKER_FILE } from "./service-worker.ts";

/**
 * The integrity of the modules that the page may import, by absolute URL. Browsers reject a module that differs from its release. Apps have
 * their texts and later modules checked; the service worker and what runs in frames aren't modules of the page.
 */
export function moduleIntegrity(releases: ResolvedReleases, pageOrigin: string): Record<string, string> {
  return Object.fromEntries(
    pageReleases(releases).flatMap((release) => {
      const origin = release.origin === pageOrigin ? undefined : release.origin;
      const others = new Set([WORKER_FILE, ...Object.values(release.texts ?? {}), ...(release.later ?? [])]);
      return Object.entries(release.files)
        .filter(([file]) => file.endsWith(".js") && !others.has(file) && !file.startsWith(FRAMES_DIRECTORY))
        .map(([file, integrity]) => [`${releaseUrl({ ...release, origin })}${file}`, integrity]);
    }),
  );
}
