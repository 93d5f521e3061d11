import { readIntegrityMap } from "../../core/boot/integrity-map.ts";

/** What the page's import map says about the files of its releases. */
export interface ReleasedFiles {
  /** Expected integrity of a URL, `sha256-…`, if the page lists it. */
  integrity(url: string): string | undefined;
  /** Whether the page lists any file beside this one. It doesn't list a dev server's files, because they change. */
  isFromRelease(url: string): boolean;
}

export function readReleasedFiles(page: Document): ReleasedFiles {
  const byUrl = readIntegrityMap(page);
  return {
    integrity: (url) => byUrl.get(url),
    isFromRelease(url) {
      const directory = new URL(".", url).href;
      return [...byUrl.keys()].some((listed) => listed.startsWith(directory));
    },
  };
}
