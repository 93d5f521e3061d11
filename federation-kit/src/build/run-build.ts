import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rspack, type Configuration, type Stats } from "@rspack/core";
import type { AppBuild, BuildTarget } from "./build-target.ts";
import { withFileLock } from "../releases/file-lock.ts";
import { readBuildOutput, type BuildOutput } from "./build-output.ts";

/** A build that ended with errors; one line for each of the first ones. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

/** A federated build's errors print whole modules as data URLs. */
const MAX_LINE = 400;
const MAX_ERRORS = 5;

/** Builds an app with its own `rspack.config.ts` in this process. Throws a BuildError if the build has errors. */
export async function buildApp(directory: string, target: BuildTarget): Promise<BuildOutput> {
  const config = (await loadAppBuild(directory))(target);
  const stats = await runAlone(config);
  if (stats.hasErrors()) throw new BuildError(describeErrors(stats));
  return readBuildOutput(stats);
}

/** The default export of an app's `rspack.config.ts`. */
export async function loadAppBuild(directory: string): Promise<AppBuild> {
  const file = join(directory, "rspack.config.ts");
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (typeof module.default !== "function") {
    throw new BuildError(`${file} must export defineFeatureBuild(…) or defineShellBuild(…)`);
  }
  return module.default as AppBuild;
}

/** How long to wait for another process that's building the same app. */
const BUILD_WAIT_MS = 10 * 60_000;

/** The disk cache supports one build at a time; with two, the bundler aborts the process. */
function runAlone(config: Configuration): Promise<Stats> {
  const { cache } = config;
  if (typeof cache !== "object" || cache.type !== "persistent") return run(config);
  const directory = cache.storage?.directory;
  if (directory === undefined) throw new Error(`The cache of ${config.name} has no directory`);
  return withFileLock(`${directory}.lock`, () => run(config), {
    timeoutMs: BUILD_WAIT_MS,
    busy: `Another build of ${config.name} has run for ${BUILD_WAIT_MS / 60_000} minutes; try again when it is done`,
  });
}

function run(config: Configuration): Promise<Stats> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing the compiler writes the persistent cache.
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats) resolve(stats);
        else reject(new BuildError("The build ended without a result"));
      });
    });
  });
}

function describeErrors(stats: Stats): string {
  const { errors = [], errorsCount = errors.length } = stats.toJson({ all: false, errors: true, errorsCount: true });
  const shown = errors.slice(0, MAX_ERRORS).map(({ message, moduleName }) => {
    const lines = [...(moduleName ? [moduleName] : []), ...message.split("\n")];
    return lines.map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)} …` : line)).join("\n");
  });
  if (errorsCount > MAX_ERRORS) shown.push(`… and ${errorsCount - MAX_ERRORS} more errors`);
  return shown.join("\n\n");
}
