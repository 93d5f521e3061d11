import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { integrityOf } from "../releases/integrity.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { buildApp } from "./run-build.ts";
import { textCheckCode } from "./text-integrity.ts";

it("an app's entry has the integrity of its texts, and the release knows which file is which language", async () => {
  await using output = await temporaryDirectory();
  const fixture = join(import.meta.dirname, "../testing/fixtures/shell");
  const built = await buildApp(fixture, { version: "1.0.0", outputDirectory: output.path });
  expect(Object.keys(built.texts).toSorted()).toEqual(["de", "zh-CN"]);
  const entry = await readFile(join(output.path, built.entry), "utf8");
  for (const file of Object.values(built.texts))
    expect(entry.includes(integrityOf(await readFile(join(output.path, file))))).toBe(true);
  expect(entry.includes("AtriumTextIntegrity")).toBe(false);
  expect(await readFile(join(output.path, "sw.js"), "utf8")).not.toContain("sha384-");
});

const BASE = "http://localhost/releases/mfe-a/1.0.0/";

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly integrity: string;
  onload(): void;
  onerror(): void;
}

/** The runtime of an app with texts in chunk 7, with the import of chunks replaced. */
function runtime({ supports = true } = {}) {
  const links: Link[] = [];
  const loaded: string[] = [];
  const f = {
    j: (id: string, promises: Promise<string>[]) => void (loaded.push(id), promises.push(Promise.resolve(id))),
  };
  const page = {
    __webpack_require__: { f, u: (id: string) => `${id}.js` },
    URL,
    document: {
      createElement: () => ({ relList: { supports: () => supports } }),
      head: { append: (link: Link) => void links.push(link) },
    },
  };
  // Scripts have no import.meta.
  const code = textCheckCode({ 7: "sha384-seven" }).replace("import.meta.url", JSON.stringify(`${BASE}entry.js`));
  runInContext(code, createContext(page));
  const load = (id: string) => {
    const promises: Promise<string>[] = [];
    f.j(id, promises);
    return Promise.all(promises);
  };
  return { links, loaded, load };
}

it("imports texts only once the browser has checked them", async () => {
  const { links, loaded, load } = runtime();
  const both = [load("7"), load("7")];
  expect(links).toMatchObject([{ rel: "modulepreload", href: `${BASE}7.js`, integrity: "sha384-seven" }]);
  expect(loaded).toEqual([]);
  links[0]?.onload();
  await Promise.all(both);
  expect(loaded).toEqual(["7", "7"]);
});

it("never imports texts that differ from what was released, and checks them again the next time", async () => {
  const { links, loaded, load } = runtime();
  const refused = load("7");
  links[0]?.onerror();
  await expect(refused).rejects.toThrow(`differ from what was released: ${BASE}7.js`);
  expect(loaded).toEqual([]);
  const again = load("7");
  links[1]?.onload();
  await again;
  expect(loaded).toEqual(["7"]);
});

it("loads everything else, and texts in browsers that can't preload modules, without a check", async () => {
  const { links, loaded, load } = runtime();
  await load("8");
  const old = runtime({ supports: false });
  await old.load("7");
  expect([links, loaded, old.links, old.loaded]).toEqual([[], ["8"], [], ["7"]]);
});
