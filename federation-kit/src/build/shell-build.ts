import { existsSync } from "node:fs";
import { join } from "node:path";
import { rspack, type EntryObject, type RspackPluginInstance } from "@rspack/core";
import { installedVersions } from "../sharing/installed-packages.ts";
import { readAppSource } from "./app-source.ts";
import { resolveTarget, type AppBuild } from "./build-target.ts";
import { preset } from "./preset.ts";

export interface ShellBuildOptions {
  /** `import.meta.dirname` of the rspack.config.ts. */
  readonly directory: string;
  /** The module that starts the shell. */
  readonly entry: string;
  /** The module of the shell's service worker, if it has one. It is built into `sw.js`: one script without a hash in its name, whose address stays. */
  readonly worker?: string;
}

export interface MonolithBuildOptions extends ShellBuildOptions {
  /**
   * Modules of the shell that the build replaces, by absolute path: the benchmark puts a source of features made of static
   * `import()`s in the place of `shell/src/federation/loading/feature-source.ts`.
   */
  readonly replace: Readonly<Record<string, string>>;
}

/** Name of the shell's one entry, and of its chunk group. */
export const SHELL_ENTRY = "main";

/** Name of the chunk that only the signed-in need. A page that has a session fetches it beside the entry. */
export const SIGNED_IN_CHUNK = "signed-in";

/** Chunk and file of the service worker. */
export const WORKER_ENTRY = "sw";

const REFRESH_HOOK = join(import.meta.dirname, "refresh-hook.ts");

/**
 * The build of the shell: a plain application that knows no feature and contains no address. It hands its own copies of the
 * shared modules to the federation runtime when it runs; `@atrium/federation-kit/sharing` lists them.
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
    };
  };
}

/**
 * The same sources as one application, features as lazy routes: what the benchmark measures federation against. Its directory
 * is named `shell` and has a package.json, so that it is released and served like any shell, into a releases directory of its own.
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
  const exactly = new RegExp(`^${from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
  return new rspack.NormalModuleReplacementPlugin(exactly, (resource) => {
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
        // What the federation plugin would define: the shell is built without it.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
        ENV_TARGET: '"web"',
      }),
      ...(existsSync(publicDirectory)
        ? [new rspack.CopyRspackPlugin({ patterns: [{ from: publicDirectory, to: "." }] })]
        : []),
    ],
  };
}
