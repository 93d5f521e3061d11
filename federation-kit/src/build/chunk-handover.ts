import { RuntimeGlobals, RuntimeModule, type Compiler, type RspackPluginInstance } from "@rspack/core";
import { CHUNK_HANDOVER } from "../sharing/chunk-handover.ts";

const NAME = "AtriumChunkHandover";

/**
 * Lets the page hand a chunk to the feature that it belongs to. A browser fetches a URL once: an `import()` of a chunk whose
 * request hangs waits for that same request. The shell then fetches the chunk from another URL and hands it over, and whatever
 * is waiting continues.
 */
export class ChunkHandover implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.externalInstallChunk);
        compilation.addRuntimeModule(chunk, new HandoverModule());
      });
    });
  }
}

class HandoverModule extends RuntimeModule {
  constructor() {
    super("atrium chunk handover", RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const install = `(chunk) => ${RuntimeGlobals.externalInstallChunk}(chunk)`;
    return `(globalThis.${CHUNK_HANDOVER} ??= new Map()).set(import.meta.url, ${install});`;
  }
}
