import type { Compilation, Stats } from "@rspack/core";
import { SHARED_MODULES } from "../sharing/shared-modules.ts";
import { laterFiles, textsLanguage } from "./chunk-integrity.ts";
import { SHELL_ENTRY } from "./shell-build.ts";

/** Files that must be loaded before some code can run. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Lazily shared modules that the code imports. */
  readonly shared: readonly string[];
}

/** What the release needs to know about a finished build. All paths are relative to its output directory. */
export interface BuildOutput {
  /** The module that a page loads first: the remote's entry or the shell's. */
  readonly entry: string;
  /** By name: a feature's exposed modules, or the shell's entry. */
  readonly groups: Readonly<Record<string, ChunkFiles>>;
  /** The shared modules that the shell loads when the first feature asks for them, by the request they're shared under. */
  readonly lazyShared: Readonly<Record<string, ChunkFiles>>;
  /** By language: the module with the app's texts, which the app's runtime checks. */
  readonly texts: Readonly<Record<string, string>>;
  /** The modules that the app's runtime checks with a list of its own. */
  readonly later: readonly string[];
  /** Every file that was written, including source maps. */
  readonly files: readonly string[];
}

type ChunkGroup = Compilation["chunkGroups"][number];

const LAZY = new Set(SHARED_MODULES.filter(({ load }) => load === "lazy").map(({ request }) => request));

export function readBuildOutput({ compilation }: Stats): BuildOutput {
  const groups: Record<string, ChunkFiles> = {};
  for (const [name, group] of compilation.namedChunkGroups) groups[name] = chunkFiles(compilation, group);
  const lazyShared: Record<string, ChunkFiles> = {};
  for (const group of compilation.chunkGroups) {
    const request = group.origins.find((origin) => origin.request && LAZY.has(origin.request))?.request;
    if (request) lazyShared[request] = chunkFiles(compilation, group);
  }
  const start = [...compilation.entrypoints.keys()].find((name) => name === SHELL_ENTRY || name.startsWith("mfe_"));
  // The entry's own chunk comes last, after what it needs.
  const entry = start && groups[start]?.js.at(-1);
  if (!entry) throw new Error("The build has no entry");
  return {
    entry,
    groups,
    lazyShared,
    texts: textFiles(groups),
    later: laterFiles(compilation),
    files: compilation.getAssets().map(({ name }) => name),
  };
}

function textFiles(groups: Readonly<Record<string, ChunkFiles>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, { js }]) => {
      const language = textsLanguage(name);
      const [file] = js;
      return language === undefined || file === undefined ? [] : [[language, file]];
    }),
  );
}

function chunkFiles(compilation: Compilation, group: ChunkGroup): ChunkFiles {
  const files = group.getFiles();
  return {
    js: files.filter((file) => file.endsWith(".js")),
    css: files.filter((file) => file.endsWith(".css")),
    shared: [...new Set(group.chunks.flatMap((chunk) => consumedLazily(compilation, chunk)))].toSorted(),
  };
}

function consumedLazily(compilation: Compilation, chunk: ChunkGroup["chunks"][number]): string[] {
  return [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module) => {
    // "consume shared module (default) @atrium/shared-ui/extra@^1.0.0 (strict) …"
    const [, request] = /^consume shared module \(default\) (.+?)@[^@/ ]+ /.exec(module.identifier()) ?? [];
    return request !== undefined && LAZY.has(request) ? [request] : [];
  });
}
