import { join } from "node:path";
import type { Configuration } from "@rspack/core";

export type BuildMode = "production" | "development";

/** Where to put an app's build and how to build it. Set by `publish`, `check` and the dev server. */
export interface BuildTarget {
  readonly version?: string;
  readonly outputDirectory?: string;
  readonly mode?: BuildMode;
  /** Set while a dev server on this machine serves the app. */
  readonly devServer?: DevServerTarget;
}

export interface DevServerTarget {
  readonly port: number;
  /** Where its files are; a path that ends in a slash. */
  readonly path: string;
}

/** What an `rspack.config.ts` exports. Works for those, and with defaults for rspack's own command line. */
export type AppBuild = (target?: BuildTarget) => Configuration;

export interface ResolvedTarget {
  readonly version: string;
  readonly outputDirectory: string;
  readonly mode: BuildMode;
  readonly devServer?: DevServerTarget;
}

export function resolveTarget(target: BuildTarget | undefined, directory: string, version: string): ResolvedTarget {
  return {
    version: target?.version ?? version,
    outputDirectory: target?.outputDirectory ?? join(directory, "dist"),
    mode: target?.mode ?? "production",
    ...(target?.devServer ? { devServer: target.devServer } : {}),
  };
}
