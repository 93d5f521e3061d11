import { relative } from "node:path";
import type { AppSource } from "../build/app-source.ts";
import { closureOf, type Closure, type Lockfile } from "../lockfile/index.ts";
import { SHARED_PACKAGES } from "../sharing/shared-modules.ts";
import { importedNames } from "./imported-names.ts";
import { sourceFiles } from "./source-hash.ts";

const KIT = "@atrium/federation-kit";

/** What only tests import. */
const TESTING = /(^|[\\/])testing[\\/]/;

/**
 * The packages that go into an app's build or run in it, each with everything that it needs: the app's dependencies, what else
 * its sources and its rspack.config.ts import (but not folders named `testing`), and what the kit's files import. Features take
 * the shared packages from the shell, so these don't count for them.
 * @param kitSources the directories and files of the kit that count
 * @returns undefined if the lockfile lists no such app, or no kit for it
 */
export async function buildDependencies(
  source: AppSource,
  lockfile: Lockfile,
  kitSources: { readonly directories: readonly string[]; readonly files: readonly string[] },
): Promise<Closure | undefined> {
  const app = lockfile.keyOf(source.directory);
  const kit = app === undefined ? undefined : lockfile.resolve(app, KIT);
  if (app === undefined || kit === undefined) return undefined;
  const appFiles = await sourceFiles(source.directory);
  const kitFiles = await Promise.all(kitSources.directories.map(sourceFiles));
  const roots = [
    ...Object.entries(lockfile.package(app).dependencies),
    ...(await importsOf(
      appFiles.filter((file) => !TESTING.test(relative(source.directory, file))),
      lockfile,
      app,
    )),
    ...(await importsOf([...kitFiles.flat(), ...kitSources.files], lockfile, kit)),
  ];
  return closureOf(lockfile, roots, new Set(source.id === "shell" ? [KIT] : [KIT, ...SHARED_PACKAGES]));
}

async function importsOf(files: readonly string[], lockfile: Lockfile, importer: string) {
  return [...(await importedNames(files))].flatMap((name) => {
    const key = lockfile.resolve(importer, name);
    return key === undefined ? [] : [[name, key] as const];
  });
}
