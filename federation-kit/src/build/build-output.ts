import type { Stats } from "@rspack/core";
import { SHELL_ENTRY } from "./shell-build.ts";

/** What the release needs to know of a finished build; all paths are relative to its output directory. */
export interface BuildOutput {
  /** Module that a page loads first: the remote's entry, or the shell's. */
  readonly entry: string;
  /** By chunk group: the files that must be there before its code runs. */
  readonly groups: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;
  /** Every file that was written, source maps included. */
  readonly files: readonly string[];
}

export function readBuildOutput(stats: Stats): BuildOutput {
  const json = stats.toJson({ all: false, chunkGroups: true, entrypoints: true });
  const groups: Record<string, { js: string[]; css: string[] }> = {};
  for (const [name, group] of Object.entries({ ...json.namedChunkGroups, ...json.entrypoints })) {
    const files = (group.assets ?? []).map((asset) => asset.name);
    groups[name] = {
      js: files.filter((file) => file.endsWith(".js")),
      css: files.filter((file) => file.endsWith(".css")),
    };
  }
  const first = Object.entries(json.entrypoints ?? {}).find(
    ([name]) => name === SHELL_ENTRY || name.startsWith("mfe_"),
  );
  // The entry's own chunk comes last: what it needs stands before it.
  const entry = first && groups[first[0]]?.js.at(-1);
  if (!entry) throw new Error("The build has no entry");
  return { entry, groups, files: stats.compilation.getAssets().map((asset) => asset.name) };
}
