import { CONTRACT_1_VERSION, CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import { SPEC_VERSION } from "@atrium/shared-contracts/spec";
import { type FeatureManifest, type Release, WIRE_VERSION } from "@atrium/shared-contracts/wire";
import { readFeatureManifest, type AppSource } from "../build/app-source.ts";
import type { BuildMode } from "../build/build-target.ts";
import { exposeChunkName } from "../build/feature-build.ts";
import type { BuildOutput, ChunkFiles } from "../build/build-output.ts";
import { buildApp } from "../build/index.ts";
import { SHELL_ENTRY, SIGNED_IN_CHUNK } from "../build/shell-build.ts";
import { baseVersion } from "../compatibility/fits.ts";
import { integrities } from "../releases/integrity.ts";
import { manifestProblems } from "../releases/manifest-check.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { readShellPage } from "../releases/shell-page.ts";
import { installedUi } from "../sharing/installed-packages.ts";
import { otherFeatures } from "./pair-check.ts";

export interface BuiltRelease {
  readonly release: Release;
  readonly directory: string;
  /** Everything to copy, including source maps. */
  readonly files: readonly string[];
}

/** Builds an app into a directory and describes the result. Throws a ReleaseError if a feature's manifest or a shell's page is wrong. */
export async function buildRelease(
  source: AppSource,
  options: { version: string; directory: string; releasesDirectory: string; notes?: string; mode?: BuildMode },
): Promise<BuiltRelease> {
  const { version, directory, notes, mode } = options;
  const feature = source.id === "shell" ? undefined : readFeatureManifest(source, version);
  const output = await buildApp(source.directory, { version, outputDirectory: directory, ...(mode ? { mode } : {}) });
  if (feature) await checkManifest(feature, output, options.releasesDirectory);
  const served = output.files.filter((file) => !file.endsWith(".map"));
  const release: Release = {
    app: source.id,
    version,
    files: await integrities(directory, served.toSorted()),
    entry: output.entry,
    exposes: Object.fromEntries(exposed(output, feature).map(([name, group]) => [name, describe(group)])),
    texts: output.texts,
    ...(output.later.length > 0 ? { later: [...output.later] } : {}),
    ...(feature ? { feature } : { provides: provided(source, version) }),
    releasedAt: new Date().toISOString(),
    ...(notes ? { notes } : {}),
  };
  if (!feature) await readShellPage(directory, release);
  return { release, directory, files: output.files };
}

const provided = ({ directory }: AppSource, version: string): Release["provides"] => ({
  contract: CONTRACT_VERSION,
  bridged: [CONTRACT_1_VERSION],
  wire: WIRE_VERSION,
  spec: SPEC_VERSION,
  ui: installedUi(directory),
  shell: baseVersion(version),
});

function exposed(output: BuildOutput, feature: FeatureManifest | undefined): [name: string, files: ChunkFiles][] {
  if (!feature) {
    const own = [SHELL_ENTRY, SIGNED_IN_CHUNK].flatMap((name): [string, ChunkFiles][] => {
      const files = output.groups[name];
      return files ? [[`./${name}`, files]] : [];
    });
    return [...own, ...Object.entries(output.lazyShared)];
  }
  return references(feature).flatMap((name): [string, ChunkFiles][] => {
    const files = output.groups[exposeChunkName(name)];
    return files ? [[name, files]] : [];
  });
}

const references = (feature: FeatureManifest): string[] => [
  ...new Set([feature.routesExpose, ...(feature.slots ?? []).map((slot) => slot.expose)]),
];

const describe = ({ js, css, shared }: ChunkFiles): Release["exposes"][string] => ({
  js: [...js],
  css: [...css],
  ...(shared.length === 0 ? {} : { shared: [...shared] }),
});

async function checkManifest(feature: FeatureManifest, output: BuildOutput, releasesDirectory: string): Promise<void> {
  const names = Object.keys(output.groups).map((name) => `./${name}`);
  const problems = manifestProblems(feature, names, await otherFeatures(releasesDirectory, [feature.id]));
  if (problems.length > 0) throw new ReleaseError(`${feature.id}/feature.json: ${problems.join("; ")}`);
}
