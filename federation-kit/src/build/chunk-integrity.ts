import {
  Compilation,
  RuntimeGlobals,
  RuntimeModule,
  type Chunk,
  type Compiler,
  type RspackPluginInstance,
} from "@rspack/core";
import { CHUNK_INTEGRITY, IMPORT_CHUNK } from "./chunk-import.ts";
import { integrityOf } from "../releases/integrity.ts";
import { FILE_IMPORT } from "../sharing/file-import.ts";
import { MODULE_CHECK } from "../sharing/module-check.ts";

const NAME = "AtriumChunkIntegrity";

/** Apps name the chunks of their texts `texts-<app>-[request]`, which makes it `texts-mfe-chat-zh-CN-json`. */
const TEXTS_CHUNK = /^texts-[a-z-]+-([a-z]{2}(?:-[A-Z]{2})?)-json$/;

/** The language of a chunk that contains an app's texts; undefined for any other chunk. */
export const textsLanguage = (chunkName: string): string | undefined => TEXTS_CHUNK.exec(chunkName)?.[1];

/** The module with the integrity of an app's later chunks, by file. Its name has no hash, as the app's entry can't know it. */
export const LATER_FILE = "later.js";
const LATER_START = "export default ";

/**
 * Lets an app check the integrity of the code that a page doesn't fetch first. Every page lists the integrity of modules, so one list of all of
 * them would cost each visitor more with each chunk.
 *
 * The integrity of an app's texts is in its entry, as a page only needs one or two languages. That of chunks that aren't in an `early` chunk
 * group is in a module of its own, which is fetched with the first of them. The page checks the entry and that module.
 */
export class ChunkIntegrity implements RspackPluginInstance {
  private readonly early: readonly string[] | undefined;

  /** @param early of a feature: names of the chunk groups whose integrity pages list. For other apps, that's all but the texts. */
  constructor(early?: readonly string[]) {
    this.early = early;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        const texts = textChunks(compilation);
        const { listed, later } = this.sorted(compilation);
        // The service worker, for example, imports nothing.
        if (!requirements.has(RuntimeGlobals.ensureChunk) || texts.length + later.length === 0) return;
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        const ids = later.length === 0 ? undefined : listed.map(({ id }) => String(id));
        const check = new ChunkCheck(
          texts.map(({ id }) => id),
          ids,
          this.early !== undefined,
        );
        compilation.addRuntimeModule(chunk, check);
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
      const last = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage: last }, () => {
        const files = this.sorted(compilation).later.flatMap((chunk) => [...chunk.files].filter(isCode));
        if (files.length === 0) return;
        const integrity = files.toSorted().map((file) => {
          const asset = compilation.getAsset(file);
          if (!asset) throw new Error(`The build has no file ${file}`);
          return [file, integrityOf(asset.source.buffer())];
        });
        const list = `${LATER_START}${JSON.stringify(Object.fromEntries(integrity))};\n`;
        compilation.emitAsset(LATER_FILE, new RawSource(list));
      });
    });
  }

  /** The chunks that pages list, and those that come later: none if a list wouldn't make pages shorter. */
  private sorted(compilation: Compilation): { readonly listed: readonly Chunk[]; readonly later: readonly Chunk[] } {
    const { early } = this;
    const chunks = [...compilation.chunks].filter(({ name }) => textsLanguage(name ?? "") === undefined);
    if (early === undefined) return { listed: chunks, later: [] };
    const first = new Set(
      early.flatMap((name) => compilation.namedChunkGroups.get(name)?.chunks ?? []).map(({ id }) => id),
    );
    const isListed = (chunk: Chunk): boolean => chunk.hasRuntime() || first.has(chunk.id);
    const later = chunks.filter((chunk) => !isListed(chunk));
    return later.length < 2 ? { listed: chunks, later: [] } : { listed: chunks.filter(isListed), later };
  }
}

/** The files of a finished build whose integrity is in its `LATER_FILE`. */
export function laterFiles(compilation: Compilation): string[] {
  const list = compilation.getAsset(LATER_FILE)?.source.source().toString();
  return list === undefined
    ? []
    : Object.keys(JSON.parse(list.slice(LATER_START.length, list.lastIndexOf(";"))) as object);
}

function textChunks(compilation: Compilation): { readonly id: string; readonly file: string }[] {
  return [...compilation.namedChunkGroups].flatMap(([name, group]) => {
    if (textsLanguage(name) === undefined) return [];
    return group.chunks.map(({ id, files }) => ({ id: String(id), file: [...files].find(isCode) ?? "" }));
  });
}
const isCode = (file: string): boolean => file.endsWith(".js");

const UNKNOWN = "sha256-AtriumChunkIntegrity";

/** Stands for a chunk's integrity until that's known. It has the same length, so source maps stay right. */
const unknownIntegrity = (id: string): string =>
  UNKNOWN + `${id.replaceAll(/[^A-Za-z0-9]/g, "+")}/`.padEnd(integrityOf(Buffer.of()).length - UNKNOWN.length, "0");

class ChunkCheck extends RuntimeModule {
  private readonly texts: readonly string[];
  private readonly listed: readonly string[] | undefined;
  private readonly isFeature: boolean;

  constructor(texts: readonly string[], listed: readonly string[] | undefined, isFeature: boolean) {
    super("atrium chunk integrity", RuntimeModule.STAGE_TRIGGER);
    this.texts = texts;
    this.listed = listed;
    this.isFeature = isFeature;
  }

  override generate(): string {
    const texts = Object.fromEntries(this.texts.map((id) => [id, unknownIntegrity(id)]));
    return chunkCheckCode({ texts, listed: this.listed, isFeature: this.isFeature });
  }
}

export interface CheckedChunks {
  /** Integrity of the chunks with texts, by id. */
  readonly texts: Readonly<Record<string, string>>;
  /** Ids of the chunks that the page lists. The others' integrity is in `LATER_FILE`; without it, there are none. */
  readonly listed?: readonly string[] | undefined;
  /** Whether the app imports its chunks as `ChunkImport` has it. */
  readonly isFeature?: boolean;
}

/**
 * Code for an app's runtime: before a chunk is imported whose integrity the page doesn't list, has the shell check it. It does so when it imports
 * a feature's chunk, and else beforehand, as the import then uses what the browser has checked. Earlier shells offer neither; the chunk is then
 * preloaded with its integrity, which WebKit ignores.
 */
export function chunkCheckCode({ texts, listed, isFeature = false }: CheckedChunks): string {
  const { ensureChunkHandlers, getChunkScriptFilename } = RuntimeGlobals;
  const leaveToShell = `if (globalThis.${FILE_IMPORT}) {
    ${CHUNK_INTEGRITY}[file] = integrity;
    return;
  }`;
  return `const textIntegrity = ${JSON.stringify(texts)};
const loadChunk = ${ensureChunkHandlers}.j;
const checked = {};
const preload = (href, integrity) => new Promise((resolve, reject) => {
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) return resolve();
  link.onload = resolve;
  link.onerror = () => reject(new Error("Failed to fetch dynamically imported module, or it differs from what was released: " + href));
  document.head.append(Object.assign(link, { rel: "modulepreload", integrity, href }));
});
const check = (id, integrity) => {
  const file = "./" + ${getChunkScriptFilename}(id);
  ${isFeature ? leaveToShell : ""}
  const { href } = new URL(file, import.meta.url);
  return checked[id] ??= (globalThis.${MODULE_CHECK} ?? preload)(href, integrity).catch((error) => {
    delete checked[id];
    throw error;
  });
};
${listed === undefined ? "const checkLater = () => undefined;" : laterCheckCode(listed)}
${ensureChunkHandlers}.j = (id, promises, ...options) => {
  const checking = Object.hasOwn(textIntegrity, id) ? check(id, textIntegrity[id]) : checkLater(id);
  if (!checking) return loadChunk(id, promises, ...options);
  promises.push(checking.then(() => {
    const loading = [];
    loadChunk(id, loading, ...options);
    return Promise.all(loading);
  }));
};`;
}

/** Chunks that the list doesn't have either are style sheets alone. */
const laterCheckCode = (listed: readonly string[]): string => `const listed = ${JSON.stringify(listed)};
let later;
const checkLater = (id) => listed.includes(String(id)) ? undefined : checked[id] ?? (later ??= ${IMPORT_CHUNK}("./${LATER_FILE}").catch((error) => {
  later = undefined;
  throw error;
})).then((list) => {
  const integrity = list.default[${RuntimeGlobals.getChunkScriptFilename}(id)];
  return integrity && check(id, integrity);
});`;
