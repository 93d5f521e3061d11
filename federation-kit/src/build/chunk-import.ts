import { RuntimeGlobals, RuntimeModule, type Compiler, type RspackPluginInstance } from "@rspack/core";
import { FILE_IMPORT } from "../sharing/file-import.ts";

const NAME = "AtriumChunkImport";

/** What an app's runtime imports a chunk with, by its file's path from the entry: `./panel.0a1b2c3d.js`. */
export const IMPORT_CHUNK = `${RuntimeGlobals.require}.atriumImport`;

/** The integrity of chunks that pages don't list, by the same path, once it's known. */
export const CHUNK_INTEGRITY = `${RuntimeGlobals.require}.atriumIntegrity`;

/**
 * Has the shell import a feature's chunks. A browser fetches a URL once: a chunk whose request hangs or has failed can only come from another URL,
 * and the feature's own code can't change the one that it imports. Shells from before this leave the import to the browser.
 */
export class ChunkImport implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.options.output.importFunctionName = IMPORT_CHUNK;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new ImportModule());
      });
    });
  }
}

class ImportModule extends RuntimeModule {
  constructor() {
    super("atrium chunk import", RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${CHUNK_INTEGRITY} = {};
${IMPORT_CHUNK} = (file) => {
  const { href } = new URL(file, import.meta.url);
  return globalThis.${FILE_IMPORT}?.(href, ${CHUNK_INTEGRITY}[file]) ?? import(href);
};`;
  }
}
