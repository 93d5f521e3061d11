import { existsSync } from "node:fs";
import { join } from "node:path";
import { rspack, type EntryObject, type Optimization, type RspackPluginInstance } from "@rspack/core";
import { installedVersions } from "../sharing/installed-packages.ts";
import { readAppSource } from "./app-source.ts";
import { exactly, type ImportRedirect, redirectImports } from "./import-redirect.ts";
import { resolveTarget, type AppBuild } from "./build-target.ts";
import { preset } from "./preset.ts";
import { ShellPageFile, type PageDefinition } from "./shell-page.ts";

export interface ShellBuildOptions {
  /** `import.meta.dirname` of the rspack.config.ts. */
  readonly directory: string;
  /** The module that starts the shell. */
  readonly entry: string;
  /** The module of the shell's service worker, if it has one. It's built into `sw.js`: one script whose URL never changes, so without a hash. */
  readonly worker?: string;
  readonly redirects?: readonly ImportRedirect[];
  /** Names of the chunks of pages. */
  readonly pages?: readonly string[];
  /** The page that the server serves. A shell without one can't be released. */
  readonly page?: PageDefinition;
}

export interface MonolithBuildOptions extends ShellBuildOptions {
  /**
   * Modules of the shell that the build replaces, by absolute path. The benchmark replaces
   * `shell/src/federation/loading/feature-source.ts` with static `import()`s.
   */
  readonly replace: Readonly<Record<string, string>>;
}

/** Name of the shell's only entry, and of its chunk group. */
export const SHELL_ENTRY = "main";

/** Name of the chunk that only signed-in users need. A page that has a session fetches it alongside the entry. */
export const SIGNED_IN_CHUNK = "signed-in";

/** Name of the service worker's chunk and file. */
export const WORKER_ENTRY = "sw";

/**
 * Every page's code is one chunk, with what it shares with others: a user who signs in fetches 6 kB twice, and everybody else fewer files. What
 * comes later (dialogs, search …) shares chunks.
 */
function splitChunks(pages: readonly string[] = []): NonNullable<Optimization["splitChunks"]> {
  const whole = new Set<string | undefined>([SHELL_ENTRY, WORKER_ENTRY, ...pages]);
  return {
    cacheGroups: {
      defaultVendors: false,
      default: { minChunks: 2, reuseExistingChunk: true, chunks: ({ name }) => !whole.has(name) },
    },
  };
}

const REFRESH_HOOK = join(import.meta.dirname, "refresh-hook.ts");

/**
 * The build of the shell: a plain application that doesn't know any feature or address. At run time it passes its own copies
 * of the shared modules to the federation runtime; `@atrium/federation-kit/sharing` lists them.
 */
export function defineShellBuild(options: ShellBuildOptions): AppBuild {
  return (requested) => {
    const source = readAppSource(options.directory);
    const target = resolveTarget(requested, source.directory, source.packageVersion);
    const base = preset(source, target);
    const { entry, plugins } = shellParts(options);
    return {
      ...base,
      entry: target.mode === "development" ? { ...entry, [SHELL_ENTRY]: [REFRESH_HOOK, options.entry] } : entry,
      plugins: [...(base.plugins ?? []), ...plugins],
      optimization: { ...base.optimization, splitChunks: splitChunks(options.pages) },
    };
  };
}

/**
 * The same sources as one application, with features as lazy routes: the baseline for the federation benchmark. Its directory
 * is named `shell` and has a package.json, so it's released and served like any shell, into its own releases directory.
 */
export function defineMonolithBuild(options: MonolithBuildOptions): AppBuild {
  return (requested) => {
    const source = readAppSource(options.directory);
    const target = resolveTarget(requested, source.directory, source.packageVersion);
    const base = preset(source, target);
    const { entry, plugins } = shellParts(options);
    return {
      ...base,
      entry,
      plugins: [
        ...(base.plugins ?? []),
        ...plugins,
        ...Object.entries(options.replace).map(([from, to]) => replaceModule(from, to)),
      ],
      optimization: { ...base.optimization, splitChunks: { chunks: "all" } },
    };
  };
}

function replaceModule(from: string, to: string): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(exactly(from), (resource) => {
    if (resource.createData) resource.createData.resource = to;
  });
}

function shellParts(options: ShellBuildOptions): { entry: EntryObject; plugins: RspackPluginInstance[] } {
  const publicDirectory = join(options.directory, "public");
  return {
    entry: {
      [SHELL_ENTRY]: options.entry,
      ...(options.worker === undefined
        ? {}
        : { [WORKER_ENTRY]: { import: options.worker, filename: `${WORKER_ENTRY}.js`, chunkLoading: false } }),
    },
    plugins: [
      new rspack.DefinePlugin({
        __ATRIUM_SHARED_VERSIONS__: JSON.stringify(installedVersions(options.directory)),
        // The federation plugin would define this, but the shell is built without it.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
        ENV_TARGET: '"web"',
      }),
      ...(existsSync(publicDirectory)
        ? [new rspack.CopyRspackPlugin({ patterns: [{ from: publicDirectory, to: "." }] })]
        : []),
      ...redirectImports(options.redirects),
      ...(options.page ? [new ShellPageFile(options.page, SHELL_ENTRY)] : []),
    ],
  };
}
