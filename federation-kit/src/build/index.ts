// For an app's rspack.config.ts, and for code that builds apps.
export type { AppBuild, BuildTarget } from "./build-target.ts";
export { buildApp, BuildError } from "./run-build.ts";
export type { BuildOutput } from "./build-output.ts";
export { defineFeatureBuild, type FeatureBuildOptions } from "./feature-build.ts";
export {
  defineMonolithBuild,
  defineShellBuild,
  type MonolithBuildOptions,
  type ShellBuildOptions,
} from "./shell-build.ts";
export type { FramedFiles } from "./framed-files.ts";
export { type ImportRedirect, RUNTIME_REDIRECTS } from "./import-redirect.ts";
export type { BuiltShell, PageDefinition } from "./shell-page.ts";
