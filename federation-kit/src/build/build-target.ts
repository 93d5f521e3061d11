import { join } from "node:path";
import type { Configuration } from "@rspack/core";

/** Where and as what an app is built: set by the release command and the dev server. */
export interface BuildTarget {
  readonly version?: string;
  readonly outputDirectory?: string;
  readonly mode?: "production" | "development";
  /** Present while the app is served by a dev server: its own origin, e.g. `http://localhost:3001`. */
  readonly devServer?: { readonly port: number };
}

/** What an `rspack.config.ts` exports: works for the release command, and for rspack's own command line with defaults. */
export type AppBuild = (target?: BuildTarget) => Configuration;

export interface ResolvedTarget {
  readonly version: string;
  readonly outputDirectory: string;
  readonly mode: "production" | "development";
  readonly devServer?: { readonly port: number };
}

export function resolveTarget(target: BuildTarget | undefined, directory: string, version: string): ResolvedTarget {
  return {
    version: target?.version ?? version,
    outputDirectory: target?.outputDirectory ?? join(directory, "dist"),
    mode: target?.mode ?? "production",
    ...(target?.devServer ? { devServer: target.devServer } : {}),
  };
}
