import type { BuildMode } from "../build/build-target.ts";

/** What to publish, and how. */
export interface PublishRequest {
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
  /** `development` for a shell used to develop features. Default `production`. */
  readonly mode?: BuildMode;
  /** Called when a step begins that takes a while. */
  readonly onProgress?: (step: PublishStep) => void;
}

/** What publishing does that takes a while. Building is left out if this exact content is already published. */
export type PublishStep =
  | { readonly step: "build"; readonly app: string; readonly version: string }
  | { readonly step: "store"; readonly app: string; readonly version: string; readonly files: number };
