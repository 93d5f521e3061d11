import { Compilation, RuntimeGlobals, RuntimeModule, type Compiler, type RspackPluginInstance } from "@rspack/core";
import { integrityOf } from "../releases/integrity.ts";

const NAME = "AtriumTextIntegrity";

/** Apps name the chunks of their texts `texts-<app>-[request]`, which makes it `texts-mfe-chat-zh-CN-json`. */
const TEXTS_CHUNK = /^texts-[a-z-]+-([a-z]{2}(?:-[A-Z]{2})?)-json$/;

/** The language of a chunk that contains an app's texts; undefined for any other chunk. */
export const textsLanguage = (chunkName: string): string | undefined => TEXTS_CHUNK.exec(chunkName)?.[1];

/**
 * Lets an app check the integrity of its own texts. A page lists the integrity of all modules that it may import, but only ever needs the
 * texts of one or two languages. So theirs are in the app's entry instead, which the page checks.
 */
export class TextIntegrity implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        const texts = textChunks(compilation);
        // The service worker, for example, imports nothing.
        if (!requirements.has(RuntimeGlobals.ensureChunk) || texts.length === 0) return;
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new TextCheck(texts.map(({ id }) => id)));
      });
      // All code is final by now, except for the hashes in file names, which depend on what's filled in here.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const known = textChunks(compilation).flatMap(({ id, file }) => {
          const asset = compilation.getAsset(file);
          return asset ? [[unknownIntegrity(id), integrityOf(asset.source.buffer())] as const] : [];
        });
        for (const { name, source } of compilation.getAssets()) {
          const code = name.endsWith(".js") ? source.source().toString() : "";
          if (!code.includes(UNKNOWN)) continue;
          const filled = known.reduce((text, [unknown, integrity]) => text.replaceAll(unknown, integrity), code);
          compilation.updateAsset(name, new RawSource(filled));
        }
      });
    });
  }
}

function textChunks(compilation: Compilation): { readonly id: string; readonly file: string }[] {
  return [...compilation.namedChunkGroups].flatMap(([name, group]) => {
    if (textsLanguage(name) === undefined) return [];
    return group.chunks.map(({ id, files }) => ({ id: String(id), file: [...files].find(isCode) ?? "" }));
  });
}
const isCode = (file: string): boolean => file.endsWith(".js");

const UNKNOWN = "sha384-AtriumTextIntegrity";

/** Stands for a chunk's integrity until that's known. It has the same length, so source maps stay right. */
const unknownIntegrity = (id: string): string =>
  UNKNOWN + `${id.replaceAll(/[^A-Za-z0-9]/g, "+")}/`.padEnd(integrityOf(Buffer.of()).length - UNKNOWN.length, "0");

class TextCheck extends RuntimeModule {
  private readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super("atrium text integrity", RuntimeModule.STAGE_TRIGGER);
    this.ids = ids;
  }

  override generate(): string {
    return textCheckCode(Object.fromEntries(this.ids.map((id) => [id, unknownIntegrity(id)])));
  }
}

/**
 * Code for an app's runtime: before a chunk of texts is imported, preloads it with its integrity, as the import then uses what the browser has
 * checked. Browsers that can't preload modules check nothing, just as they ignore the integrity in import maps. The link says nothing about
 * credentials, like the page's own: Firefox fails a second preload of a module whose `crossorigin` differs from the first's.
 */
export function textCheckCode(integrity: Readonly<Record<string, string>>): string {
  const { ensureChunkHandlers, getChunkScriptFilename } = RuntimeGlobals;
  return `const textIntegrity = ${JSON.stringify(integrity)};
const loadChunk = ${ensureChunkHandlers}.j;
const checkedTexts = {};
const checkText = (id) => checkedTexts[id] ??= new Promise((resolve, reject) => {
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) return resolve();
  const { href } = new URL(${getChunkScriptFilename}(id), import.meta.url);
  link.onload = resolve;
  link.onerror = () => {
    delete checkedTexts[id];
    reject(new Error("Texts did not load, or differ from what was released: " + href));
  };
  document.head.append(Object.assign(link, { rel: "modulepreload", integrity: textIntegrity[id], href }));
});
${ensureChunkHandlers}.j = (id, promises, ...options) => {
  if (!Object.hasOwn(textIntegrity, id)) return loadChunk(id, promises, ...options);
  promises.push(checkText(id).then(() => {
    const loading = [];
    loadChunk(id, loading, ...options);
    return Promise.all(loading);
  }));
};`;
}
