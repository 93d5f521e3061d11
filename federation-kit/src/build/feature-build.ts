import { join } from "node:path";
import type { Optimization } from "@rspack/core";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { installedPackages } from "../sharing/installed-packages.ts";
import { SHARED_MODULES } from "../sharing/shared-modules.ts";
import { readAppSource } from "./app-source.ts";
import { resolveTarget, type AppBuild } from "./build-target.ts";
import { ChunkImport } from "./chunk-import.ts";
import { devServer, refreshPlugins } from "./dev-server.ts";
import { EsmRuntime } from "./esm-runtime.ts";
import { type FramedFiles, framedFiles } from "./framed-files.ts";
import { type ImportRedirect, RUNTIME_REDIRECTS, redirectImports } from "./import-redirect.ts";
import { type LicenseFiles, licenseFiles } from "./license-files.ts";
import { PagePolicyGuard } from "./page-policy-guard.ts";
import { SPLIT_CHUNKS, preset } from "./preset.ts";
import { SingletonGuard } from "./singleton-guard.ts";

export interface FeatureBuildOptions {
  /** `import.meta.dirname` of the rspack.config.ts. */
  readonly directory: string;
  /** The modules the shell can load, by the names that feature.json uses: `{ "./routes": "./src/routes-module.tsx" }`. */
  readonly exposes: Readonly<Record<string, string>>;
  /** Exposed modules that nearly every page loads. They come as one chunk, with what they share with others. */
  readonly together?: readonly string[];
  /** Other chunks that pages often fetch first, by their `webpackChunkName`. Pages list their integrity, so that it needn't be fetched before them. */
  readonly early?: readonly string[];
  readonly redirects?: readonly ImportRedirect[];
  readonly frames?: FramedFiles;
  readonly licenses?: LicenseFiles;
}

/** Name of an app's federation container: `mfe_chat` for `mfe-chat`. */
export const containerName = (appId: string): string => appId.replaceAll("-", "_");

/** Name of an exposed module's chunk group. The release reads from it what to preload. */
export const exposeChunkName = (expose: string): string => expose.replace(/^\.\//, "");

/**
 * The build of a feature: an ES module remote that ships its own code and takes every shared module from the shell.
 * It fails if a chunk contains a copy of a package that must exist only once in the page.
 */
export function defineFeatureBuild(options: FeatureBuildOptions): AppBuild {
  return (requested) => {
    const source = readAppSource(options.directory);
    const target = resolveTarget(requested, source.directory, source.packageVersion);
    const installed = installedPackages(source.directory);
    const base = preset(source, target, [
      ...Object.keys(options.exposes).map(exposeChunkName),
      ...(options.early ?? []),
    ]);
    return {
      ...base,
      // The federation plugin writes the remote's entry; the app has no entry of its own.
      entry: {},
      optimization: { ...base.optimization, splitChunks: splitChunks(options) },
      plugins: [
        ...(base.plugins ?? []),
        ...redirectImports([...RUNTIME_REDIRECTS, ...(options.redirects ?? [])]),
        ...framedFiles(options.frames),
        ...licenseFiles(options.licenses),
        new ModuleFederationPlugin({
          name: containerName(source.id),
          filename: target.devServer ? "remote-entry.js" : "remote-entry.[contenthash:8].js",
          library: { type: "module" },
          exposes: Object.fromEntries(
            Object.entries(options.exposes).map(([expose, file]) => [
              expose,
              { import: join(source.directory, file), name: exposeChunkName(expose) },
            ]),
          ),
          shared: Object.fromEntries(
            SHARED_MODULES.flatMap(({ request, packageName }) => {
              const version = installed[packageName]?.version;
              if (version === undefined) return [];
              const policy = { singleton: true, strictVersion: true, import: false as const };
              return [[request, { ...policy, version, requiredVersion: `^${version}` }]];
            }),
          ),
          shareStrategy: "loaded-first",
          dts: false,
          dev: false,
          manifest: false,
          injectTreeShakingUsedExports: false,
          experiments: { externalRuntime: true, optimization: { target: "web", disableSnapshot: true } },
        }),
        new EsmRuntime(),
        new ChunkImport(),
        new SingletonGuard(installed),
        // Development code isn't minimized, so its comments and unused code would be false alarms.
        ...(target.mode === "production" ? [new PagePolicyGuard()] : []),
        ...refreshPlugins(target),
      ],
      ...devServer(target),
    };
  };
}

function splitChunks({ exposes, together = [] }: FeatureBuildOptions): NonNullable<Optimization["splitChunks"]> {
  if (together.length === 0) return SPLIT_CHUNKS;
  const unknown = together.find((name) => !(name in exposes));
  if (unknown !== undefined) throw new Error(`together names ${unknown}, which isn't exposed`);
  const names = new Set<string | undefined>(together.map(exposeChunkName));
  return {
    cacheGroups: {
      ...SPLIT_CHUNKS.cacheGroups,
      together: {
        name: "together",
        chunks: "all",
        enforce: true,
        // What the shell provides stays where it's used, or every other chunk would need this one.
        test: (module, { chunkGraph }) =>
          module.type !== "consume-shared-module" &&
          [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.has(name)),
      },
    },
  };
}
