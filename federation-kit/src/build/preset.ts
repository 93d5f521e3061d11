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
import type { ResolvedTarget } from "./build-target.ts";
import { domFreeBuilds } from "./dom-free-builds.ts";

/** Browsers that run es2022 modules, for the CSS that is written for newer ones. */
const CSS_TARGETS = ["chrome 111", "edge 111", "firefox 114", "safari 16.4"];

/** Marks the generated code of one version: two versions of an app side by side in a page must not meet in one global. */
export const uniqueName = (source: AppSource, version: string): string =>
  `${source.id}_${version}`.replaceAll(/[^a-z0-9]+/gi, "_");

/** What shell, features and the monolith of the benchmark have in common. */
export function preset(source: AppSource, target: ResolvedTarget): Configuration {
  const development = target.mode === "development";
  // A dev server's files keep their names: the registry names its entry once, and what is in them changes.
  const name = target.devServer ? "[name]" : "[name].[contenthash:8]";
  return {
    name: source.id,
    mode: target.mode,
    context: source.directory,
    target: ["web", "es2022"],
    // Development keeps to source maps without eval: the page's content security policy holds there as well.
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
      // A module that failed while it was evaluated must fail again, and not resolve to an empty module, when it is asked for again.
      strictModuleErrorHandling: true,
      strictModuleExceptionHandling: true,
    },
    // rxjs comes as ES5, with helpers for it, unless one asks for more.
    resolve: { extensions: [".tsx", ".ts", ".js"], conditionNames: ["es2015", "..."] },
    plugins: domFreeBuilds(),
    module: { rules: rules(development && target.devServer !== undefined) },
    optimization: {
      runtimeChunk: false,
      emitOnErrors: false,
      minimizer: [
        new SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } }, extractComments: false }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: CSS_TARGETS } }),
      ],
    },
    lazyCompilation: false,
    performance: false,
    stats: "errors-warnings",
    cache: target.devServer ? { type: "memory" } : persistentCache(source),
  };
}

/** On the disk, until the app's configuration, this preset or a shared package changes. */
function persistentCache(source: AppSource): PersistentCacheOptions {
  const kit = [import.meta.dirname, join(import.meta.dirname, "../sharing")];
  return {
    type: "persistent",
    version: createHash("sha256")
      .update(JSON.stringify(installedVersions(source.directory)))
      .digest("hex"),
    buildDependencies: [
      join(source.directory, "rspack.config.ts"),
      ...kit.flatMap((directory) => readdirSync(directory).map((file) => join(directory, file))),
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
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          // `development: false` at all times: react/jsx-dev-runtime is not among the shared modules.
          transform: { react: { runtime: "automatic", development: false, refresh } },
        },
      },
      type: "javascript/auto",
    },
    {
      test: /\.css$/,
      type: "css/auto",
      use: [{ loader: "builtin:lightningcss-loader", options: { targets: CSS_TARGETS } }],
    },
    { test: /\.(woff2|mp3|wav)$/, type: "asset/resource" },
    { test: /\.(svg|png|jpe?g|webp|gif)$/, type: "asset", parser: { dataUrlCondition: { maxSize: 2048 } } },
  ];
}
