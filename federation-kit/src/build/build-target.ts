import { join } from "node:path";
import type { Configuration } from "@rspack/core";

export type BuildMode = "production" | "development";

/** Where and as what an app is built: set by the release command and the dev server. */
export interface BuildTarget {
  readonly version?: string;
  readonly outputDirectory?: string;
  readonly mode?: BuildMode;
  /** Present while the app is served by a dev server on this machine. */
  readonly devServer?: DevServerTarget;
}

export interface DevServerTarget {
  readonly port: number;
  /** Where its files are: a path that ends in a slash. */
  readonly path: string;
}

/** What an `rspack.config.ts` exports: works for the release command, and for rspack's own command line with defaults. */
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
