import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FeatureManifest, Release } from "@atrium/shared-contracts/wire";
import { integrities } from "../releases/integrity.ts";
import { storeRelease } from "../releases/store-release.ts";
import { actNow } from "../releases/act.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { PAGE_FILE, type ShellPage } from "../releases/shell-page.ts";
import { plainPage } from "./plain-page.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export interface ReleaseSketch {
  /** Contents of the files by path, including the entry. Default: an entry that exports the version. */
  readonly files?: Readonly<Record<string, string>>;
  /** For features: what differs from a plain manifest with one route, `/` plus the id without `mfe-`. */
  readonly feature?: Partial<FeatureManifest>;
  /** For shells. Default: contract 1.0.0 and the version itself. */
  readonly provides?: Release["provides"];
  /** For shells: what differs from a plain page, or null for a shell from before shells had one. */
  readonly page?: Partial<ShellPage> | null;
  /** By language: the module with the texts. */
  readonly texts?: Release["texts"];
  /** The modules that the app checks itself. */
  readonly later?: Release["later"];
  /** More exposed names, or replacements for the default one. */
  readonly exposes?: Release["exposes"];
  readonly origin?: string;
  readonly notes?: string;
  /** False for one that's only published. Default true. */
  readonly promoted?: boolean;
}

/** Publishes and promotes a release without a build, for tests of how releases are used rather than made. */
export async function makeRelease(
  directory: string,
  app: string,
  version: string,
  sketch: ReleaseSketch = {},
): Promise<Release> {
  const modules = sketch.files ?? { "entry.js": `export const version = ${JSON.stringify(version)};\n` };
  const entry = Object.keys(modules).find((name) => name.endsWith(".js")) ?? "entry.js";
  const hasPage = app === "shell" && sketch.page !== null;
  const page = JSON.stringify({ ...plainPage({ entry }), ...sketch.page });
  const files = { ...modules, ...(hasPage ? { [PAGE_FILE]: page } : {}) };
  await using built = await temporaryDirectory();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(built.path, name)), { recursive: true });
    await writeFile(join(built.path, name), content);
  }
  const names = Object.keys(files);
  const served = names.filter((name) => !name.endsWith(".map"));
  const release: Release = {
    app,
    version,
    files: await integrities(built.path, served),
    entry,
    exposes: {
      [app === "shell" ? "./main" : "./routes"]: { js: [entry], css: served.filter((name) => name.endsWith(".css")) },
      ...sketch.exposes,
    },
    ...(app === "shell"
      ? { provides: sketch.provides ?? { contract: "1.0.0", shell: version } }
      : { feature: plainManifest(app, version, sketch.feature) }),
    ...(sketch.texts ? { texts: sketch.texts } : {}),
    ...(sketch.later ? { later: sketch.later } : {}),
    releasedAt: new Date().toISOString(),
  };
  await withRegistryLock(directory, async () => {
    const integrity = await storeRelease(directory, release, { directory: built.path, files: names });
    const notes = sketch.notes ? { notes: sketch.notes } : {};
    const changed = changeRegistry(await readRegistry(directory), actNow(), [
      { action: "publish", app, version, origin: sketch.origin, integrity, ...notes },
      ...(sketch.promoted === false ? [] : [{ action: "promote" as const, app, version }]),
    ]);
    await writeRegistry(directory, changed);
  });
  return release;
}

const plainManifest = (id: string, version: string, given: Partial<FeatureManifest> = {}): FeatureManifest => ({
  id,
  title: { en: id },
  version,
  routes: [`/${id.replace(/^mfe-/, "")}`],
  routesExpose: "./routes",
  requires: { contract: "^1.0.0", shell: "^1.0.0" },
  owner: "Tests",
  ...given,
});
