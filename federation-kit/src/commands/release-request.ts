import type { BuildMode } from "../build/build-target.ts";

/** What to release, and how. */
export interface ReleaseRequest {
  /** The app's directory. */
  readonly appDirectory: string;
  readonly releasesDirectory: string;
  /** Default: the package.json's version and a hash of what goes into the build. */
  readonly version?: string;
  /**
   * Where this release's files will be served from, e.g. `https://chat.example.com`; null is the product's own origin. Default: where they
   * are already, or for a new version, where those of the active one are.
   */
  readonly origin?: string | null;
  /** What's new, for the changelog. Default: the line in the app's CHANGELOG.md, unless an earlier release already told it. */
  readonly notes?: string;
  /** The reason, for the log. */
  readonly why?: string;
  /** Features that a shell may leave without a release that fits. Otherwise it's refused. */
  readonly strands?: readonly string[];
  /**
   * For `npm start`, which releases whatever the sources are: leave the pointer where someone moved it, unless the sources
   * have changed since the last such release. Features that don't fit the shell yet are released next.
   */
  readonly onlyChanges?: boolean;
  /** `development` for a shell used to develop features. Default `production`. */
  readonly mode?: BuildMode;
}
