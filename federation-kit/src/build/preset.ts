import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type PersistentCacheOptions,
  type RuleSetRule,
} from "@rspack/core";
import { installedVersions } from "../sharing/installed-packages.ts";
import type { AppSource } from "./app-source.ts";
import { BUILD_SOURCES } from "./build-sources.ts";
import type { ResolvedTarget } from "./build-target.ts";
import { ChunkIntegrity } from "./chunk-integrity.ts";
import { packageBuilds } from "./package-builds.ts";

/** Browsers that run es2022 modules; CSS written for newer ones is compiled down for them. */
const CSS_TARGETS = ["chrome 111", "edge 111", "firefox 114", "safari 16.4"];

/** The version of the language that those browsers run. */
const ECMA = 2022;

/** Packages stay in the chunk that needs them, unless several need them: one request instead of two. */
export const SPLIT_CHUNKS = { cacheGroups: { defaultVendors: false } } as const;

/** Marks one version's generated code, so two versions of an app in the same page don't share a global. */
export const uniqueName = (source: AppSource, version: string): string =>
  `${source.id}_${version}`.replaceAll(/[^a-z0-9]+/gi, "_");

/**
 * What the shell, the features and the benchmark's monolith have in common.
 * @param early names of the chunk groups whose integrity pages list, see `ChunkIntegrity`
 */
export function preset(source: AppSource, target: ResolvedTarget, early?: readonly string[]): Configuration {
  const development = target.mode === "development";
  // A dev server's files keep their names: the registry names its entry once, while the contents change.
  const name = target.devServer ? "[name]" : "[name].[contenthash:8]";
  return {
    name: source.id,
    mode: target.mode,
    context: source.directory,
    target: ["web", `es${ECMA}`],
    // Source maps without eval even in development, because the page's content security policy applies there too.
    devtool: development ? "source-map" : "hidden-source-map",
    output: {
      path: target.outputDirectory,
      clean: true,
      module: true,
      chunkFormat: "module",
      chunkLoading: "import",
      publicPath: target.devServer ? `http://localhost:${target.devServer.port}${target.devServer.path}` : "auto",
      uniqueName: uniqueName(source, target.version),
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: "[name].[contenthash:8][ext]",
      crossOriginLoading: "anonymous",
      // When a module that failed to evaluate is requested again, it must fail again instead of resolving to an empty module.
      strictModuleErrorHandling: true,
      strictModuleExceptionHandling: true,
    },
    // By default rxjs comes as ES5, with helpers for that.
    resolve: { extensions: [".tsx", ".ts", ".js"], conditionNames: ["es2015", "..."] },
    // A dev server's files have no integrity, because they change.
    plugins: [...packageBuilds(target), ...(target.devServer ? [] : [new ChunkIntegrity(early)])],
    module: { rules: rules(development && target.devServer !== undefined) },
    optimization: {
      runtimeChunk: false,
      // The shortest names instead of names that stay the same: 2.4 kB of a conversation's first view. A module's new export renames its others.
      mangleExports: development ? false : "size",
      splitChunks: SPLIT_CHUNKS,
      emitOnErrors: false,
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          // What one pass leaves, the next two find: half a kilobyte of the shell. Syntax up to the target's shortens another 0.2.
          minimizerOptions: {
            ecma: ECMA,
            compress: { passes: 3, ecma: ECMA },
            format: { comments: false, ecma: ECMA },
          },
          extractComments: false,
        }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: CSS_TARGETS } }),
      ],
    },
    lazyCompilation: false,
    performance: false,
    stats: "errors-warnings",
    cache: target.devServer ? { type: "memory" } : persistentCache(source),
  };
}

/** On disk, until the app's configuration, this preset or a shared package changes. */
function persistentCache(source: AppSource): PersistentCacheOptions {
  return {
    type: "persistent",
    version: createHash("sha256")
      .update(JSON.stringify(installedVersions(source.directory)))
      .digest("hex"),
    buildDependencies: [
      join(source.directory, "rspack.config.ts"),
      ...BUILD_SOURCES.directories.flatMap((directory) => readdirSync(directory).map((file) => join(directory, file))),
      ...BUILD_SOURCES.files,
    ],
    storage: { type: "filesystem", directory: join(source.directory, "node_modules/.cache/rspack") },
  };
}

function rules(refresh: boolean): RuleSetRule[] {
  return [
    {
      test: /\.[cm]?[jt]sx?$/,
      exclude: /node_modules/,
      loader: "builtin:swc-loader",
      options: {
        jsc: {
          target: `es${ECMA}`,
          parser: { syntax: "typescript", tsx: true },
          // `development` is always false, because react/jsx-dev-runtime isn't a shared module.
          transform: { react: { runtime: "automatic", development: false, refresh } },
        },
      },
      type: "javascript/auto",
    },
    {
      test: /\.css$/,
      oneOf: [
        // For style sheets that code adds to the page, whose integrity is thereby checked with that code's.
        { resourceQuery: /^\?text$/, type: "asset/source" },
        { type: "css/auto", use: [{ loader: "builtin:lightningcss-loader", options: { targets: CSS_TARGETS } }] },
      ],
    },
    {
      test: /\.woff2$/,
      type: "asset/resource",
      // Fonts without weights are taken whole.
      oneOf: [{ resourceQuery: /^\?whole$/ }, { loader: join(import.meta.dirname, "font-loader.ts") }],
    },
    { test: /\.(mp3|wav)$/, type: "asset/resource" },
    { test: /\.(svg|png|jpe?g|webp|gif)$/, type: "asset", parser: { dataUrlCondition: { maxSize: 2048 } } },
  ];
}
