import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { SHARED_PACKAGES } from "./shared-modules.ts";

export interface InstalledPackage {
  readonly version: string;
  /** The real path of the package's directory. */
  readonly directory: string;
}

/** Directory of an installed package, resolved as Node does, but without needing `./package.json` in its exports. */
function findPackage(name: string, from: string): string | undefined {
  for (let directory = from; ; directory = dirname(directory)) {
    const candidate = join(directory, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
    if (dirname(directory) === directory) return undefined;
  }
}

/**
 * The shared packages as an app has them installed, by name. A package that the app doesn't list itself (emotion, in
 * most features) is the one shared-ui uses; one that neither has is left out.
 */
export function installedPackages(appDirectory: string): Record<string, InstalledPackage> {
  const sharedUi = findPackage("@atrium/shared-ui", appDirectory);
  const installed: Record<string, InstalledPackage> = {};
  for (const name of SHARED_PACKAGES) {
    const directory =
      findPackage(name, appDirectory) ?? (sharedUi === undefined ? undefined : findPackage(name, sharedUi));
    if (directory === undefined) continue;
    const manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as { version: string };
    installed[name] = { version: manifest.version, directory };
  }
  return installed;
}

/** Each shared package's version as an app has it installed, by name. */
export function installedVersions(appDirectory: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(installedPackages(appDirectory)).map(([name, { version }]) => [name, version]),
  );
}

/** The version of shared-ui that an app is built with; undefined if it isn't installed. */
export const installedUi = (appDirectory: string): string | undefined =>
  installedVersions(appDirectory)["@atrium/shared-ui"];
