import { Compilation, type Compiler, type RspackPluginInstance } from "@rspack/core";
import { integrityOf } from "../releases/integrity.ts";
import { PAGE_FILE, type ShellPage } from "../releases/shell-page.ts";

/** A shell's finished build, as its page refers to it. All paths are relative to the release's directory. */
export interface BuiltShell {
  /** The module that starts the shell. */
  readonly entry: string;
  /** The modules that the entry imports. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** The modules of a chunk by its name, which is its `webpackChunkName`. Throws if the build has no such chunk. */
  chunk(name: string): readonly string[];
  /** Every file. */
  readonly files: readonly string[];
  /** Subresource integrity of a file. */
  integrity(file: string): string;
}

/** Makes the page that belongs to a build of the shell. */
export type PageDefinition = (built: BuiltShell) => ShellPage;

const NAME = "AtriumShellPage";

/** Adds the shell's page to its build, once all other files are final. */
export class ShellPageFile implements RspackPluginInstance {
  private readonly definePage: PageDefinition;
  private readonly entry: string;

  constructor(definePage: PageDefinition, entry: string) {
    this.definePage = definePage;
    this.entry = entry;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (compilation.errors.length > 0) return;
        const page = this.definePage(builtShell(compilation, this.entry));
        compilation.emitAsset(PAGE_FILE, new RawSource(`${JSON.stringify(page, null, 2)}\n`));
      });
    });
  }
}

function builtShell(compilation: Compilation, entryName: string): BuiltShell {
  const filesOf = (group: string, extension: string): string[] => {
    const files = compilation.namedChunkGroups.get(group)?.getFiles();
    if (!files) throw new Error(`The shell's build has no chunk ${group}`);
    return [...files].filter((file) => file.endsWith(extension));
  };
  const modules = filesOf(entryName, ".js");
  // The entry's own chunk comes last, after what it needs.
  const entry = modules.pop();
  if (entry === undefined) throw new Error("The shell's build has no entry");
  return {
    entry,
    modules,
    styles: filesOf(entryName, ".css"),
    chunk: (group) => filesOf(group, ".js"),
    files: compilation.getAssets().map(({ name }) => name),
    integrity(file) {
      const asset = compilation.getAsset(file);
      if (!asset) throw new Error(`The shell's build has no file ${file}`);
      return integrityOf(asset.source.buffer());
    },
  };
}
