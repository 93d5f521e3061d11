import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Response } from "@playwright/test";

/** One source file per library. The page contains the file as often as it contains the library. */
export const SINGLETONS = {
  react: /node_modules\/react\/cjs\/react\.production\.js$/,
  "react-dom": /node_modules\/react-dom\/cjs\/react-dom\.production\.js$/,
  "react-dom/client": /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  "react-router":
    /node_modules\/react-router\/dist\/.*chunk-[^/]*\.m?js$|node_modules\/react-router\/dist\/production\/index\.m?js$/,
  emotion: /node_modules\/@emotion\/react\/dist\/emotion-element-[^/]*\.js$/,
  "MUI styles": /node_modules\/@mui\/material\/.*styles\/createTheme\.m?js$/,
  i18next: /node_modules\/i18next\/dist\/esm\/i18next\.js$/,
  rxjs: /node_modules\/rxjs\/dist\/esm5?\/internal\/Observable\.js$/,
  "shared-contracts": /shared-contracts\/src\/shell-api\/feature\.ts$/,
} as const;

/** A script that only re-exports names is smaller than this. */
const GLUE_BYTES = 4_096;

/** Collects the scripts that a page loads, and says which of them contain each singleton. */
export class LoadedModules {
  readonly #scripts = new Set<string>();
  readonly #releases: string;

  constructor(page: Page, releases: string) {
    this.#releases = releases;
    page.on("response", (response: Response) => {
      const { pathname } = new URL(response.url());
      if (response.ok() && /\/releases\/.*\.js$/.test(pathname))
        this.#scripts.add(pathname.replace(/^\/releases\//, ""));
    });
  }

  forget(): void {
    this.#scripts.clear();
  }

  /** Names of the loaded scripts that contain each singleton, read from their source maps. */
  async holders(): Promise<Record<keyof typeof SINGLETONS, string[]>> {
    const holders = Object.fromEntries(Object.keys(SINGLETONS).map((name) => [name, [] as string[]])) as Record<
      keyof typeof SINGLETONS,
      string[]
    >;
    for (const script of this.#scripts) {
      const sources = await this.#sources(script);
      for (const [name, pattern] of Object.entries(SINGLETONS)) {
        const copies = sources.filter((source) => pattern.test(source)).length;
        holders[name as keyof typeof SINGLETONS].push(...Array<string>(copies).fill(script));
      }
    }
    return holders;
  }

  /** The source files of a script. Only scripts without code of their own (texts, re-exports) have no source map. */
  async #sources(script: string): Promise<readonly string[]> {
    const file = join(this.#releases, script);
    if (existsSync(`${file}.map`))
      return (JSON.parse(await readFile(`${file}.map`, "utf8")) as { sources: string[] }).sources;
    const code = (await readFile(file, "utf8")).replaceAll(/JSON\.parse\('(?:[^'\\]|\\.)*'\)/g, "");
    if (code.length > GLUE_BYTES) throw new Error(`${script} has ${code.length} characters of code and no source map`);
    return [];
  }
}
