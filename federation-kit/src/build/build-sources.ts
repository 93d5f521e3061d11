import { dirname, join } from "node:path";

const kit = dirname(import.meta.dirname);
const releases = join(kit, "releases");

/** The files of this package that the result of every build depends on: whole directories, and what these import besides. */
export const BUILD_SOURCES = {
  directories: [import.meta.dirname, join(kit, "sharing")],
  files: ["file-lock.ts", "frames-directory.ts", "integrity.ts", "release-error.ts", "shell-page.ts"].map((name) =>
    join(releases, name),
  ),
} as const;
