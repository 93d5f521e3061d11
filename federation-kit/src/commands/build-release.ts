import { CONTRACT_VERSION } from "@atrium/shared-contracts";
import type { FeatureManifest, Release } from "@atrium/shared-contracts/wire";
import { readFeatureManifest, type AppSource } from "../build/app-source.ts";
import type { BuildMode } from "../build/build-target.ts";
import { exposeChunkName } from "../build/feature-build.ts";
import { buildApp, type BuildOutput } from "../build/index.ts";
import { SHELL_ENTRY } from "../build/shell-build.ts";
import { baseVersion } from "../compatibility/fits.ts";
import { integrities } from "../releases/integrity.ts";
import { manifestProblems } from "../releases/manifest-check.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { resolveReleases } from "../releases/resolve.ts";

export interface BuiltRelease {
  readonly release: Release;
  readonly directory: string;
  /** Everything to copy, source maps included. */
  readonly files: readonly string[];
}

/** Builds an app into a directory and describes the result. Throws a ReleaseError for a feature whose manifest is wrong. */
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
    exposes: Object.fromEntries(exposed(output, feature).map(([name, group]) => [name, copy(group)])),
    ...(feature ? { feature } : { provides: { contract: CONTRACT_VERSION, shell: baseVersion(version) } }),
    releasedAt: new Date().toISOString(),
    ...(notes ? { notes } : {}),
  };
  return { release, directory, files: output.files };
}

type Group = BuildOutput["groups"][string];

function exposed(output: BuildOutput, feature: FeatureManifest | undefined): [name: string, group: Group][] {
  const names = feature ? references(feature) : [`./${SHELL_ENTRY}`];
  return names.flatMap((name) => {
    const group = output.groups[exposeChunkName(name)];
    return group ? [[name, group]] : [];
  });
}

const references = (feature: FeatureManifest): string[] => [
  ...new Set([feature.routesExpose, ...(feature.slots ?? []).map((slot) => slot.expose)]),
];

const copy = (group: Group): { js: string[]; css: string[] } => ({ js: [...group.js], css: [...group.css] });

async function checkManifest(feature: FeatureManifest, output: BuildOutput, releasesDirectory: string): Promise<void> {
  const active = (await resolveReleases(releasesDirectory))?.features ?? [];
  const others = active.filter(({ id }) => id !== feature.id).map(({ active: release }) => release.feature);
  const names = Object.keys(output.groups).map((name) => `./${name}`);
  const problems = manifestProblems(feature, names, others);
  if (problems.length > 0) throw new ReleaseError(`${feature.id}/feature.json: ${problems.join("; ")}`);
}
