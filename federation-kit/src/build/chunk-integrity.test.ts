import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, it, jest } from "@jest/globals";
import { integrityOf } from "../releases/integrity.ts";
import { FILE_IMPORT } from "../sharing/file-import.ts";
import { MODULE_CHECK } from "../sharing/module-check.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { buildApp } from "./run-build.ts";
import { LATER_FILE, chunkCheckCode } from "./chunk-integrity.ts";

it("an app's entry has the integrity of its texts, and the release knows which file is which language", async () => {
  await using output = await temporaryDirectory();
  const fixture = join(import.meta.dirname, "../testing/fixtures/shell");
  const built = await buildApp(fixture, { version: "1.0.0", outputDirectory: output.path });
  expect(Object.keys(built.texts).toSorted()).toEqual(["de", "zh-CN"]);
  const entry = await readFile(join(output.path, built.entry), "utf8");
  for (const file of Object.values(built.texts))
    expect(entry.includes(integrityOf(await readFile(join(output.path, file))))).toBe(true);
  expect(entry.includes("AtriumChunkIntegrity")).toBe(false);
  expect(await readFile(join(output.path, "sw.js"), "utf8")).not.toContain("sha256-");
});

it("a feature's later chunks are in a list with their integrity, and what pages fetch first isn't", async () => {
  await using output = await temporaryDirectory();
  const fixture = join(import.meta.dirname, "../testing/fixtures/mfe-sample");
  const built = await buildApp(fixture, { version: "1.0.0", outputDirectory: output.path });
  const exposed = ["routes", "panel", "badge", "farewell"].flatMap((name) => built.groups[name]?.js ?? []);
  const modules = built.files.filter((file) => file.endsWith(".js"));
  const later = modules.filter((file) => ![built.entry, LATER_FILE, ...exposed].includes(file));
  expect(later).toHaveLength(2);
  expect(built.later.toSorted()).toEqual(later.toSorted());
  const { default: list } = (await import(join(output.path, LATER_FILE))) as { default: Record<string, string> };
  const contents = await Promise.all(built.later.map((file) => readFile(join(output.path, file))));
  expect(list).toEqual(Object.fromEntries(built.later.map((file, index) => [file, integrityOf(contents[index]!)])));
  const entry = await readFile(join(output.path, built.entry), "utf8");
  expect(entry).toContain(`("./${LATER_FILE}")`);
});

it("an app whose chunks are all fetched first has no list", async () => {
  await using output = await temporaryDirectory();
  const fixture = join(import.meta.dirname, "../testing/fixtures/mfe-framed");
  const built = await buildApp(fixture, { version: "1.0.0", outputDirectory: output.path });
  expect(built.later).toEqual([]);
  expect(built.files).not.toContain(LATER_FILE);
});

const BASE = "http://localhost/releases/mfe-a/1.0.0/";

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly integrity: string;
  onload(): void;
  onerror(): void;
}

type Check = (url: string, integrity: string) => Promise<void>;
type ImportList = (file?: string) => Promise<{ default: Record<string, string> }>;

/**
 * The runtime of an app with texts in chunk 7, with the import of chunks and of the list replaced. With a list, the page lists chunk 8 only. With a
 * shell that imports files, it's a feature's.
 */
interface Setting {
  readonly supports?: boolean;
  readonly importList?: ImportList;
  readonly check?: Check;
  readonly shellImports?: boolean;
}

function runtime({ supports = true, importList, check, shellImports = false }: Setting = {}) {
  const links: Link[] = [];
  const loaded: string[] = [];
  const atriumIntegrity: Record<string, string> = {};
  const f = {
    j: (id: string, promises: Promise<string>[]) => void (loaded.push(id), promises.push(Promise.resolve(id))),
  };
  const page = {
    __webpack_require__: { f, u: (id: string) => `${id}.js`, atriumImport: importList, atriumIntegrity },
    URL,
    [FILE_IMPORT]: shellImports,
    [MODULE_CHECK]: check,
    document: {
      createElement: () => ({ relList: { supports: () => supports } }),
      head: { append: (link: Link) => void links.push(link) },
    },
  };
  // Scripts have no import.meta.
  const listed = importList ? ["8"] : undefined;
  const code = chunkCheckCode({ texts: { 7: "sha384-seven" }, listed, isFeature: shellImports }).replace(
    "import.meta.url",
    JSON.stringify(`${BASE}entry.js`),
  );
  runInContext(code, createContext(page));
  const load = (id: string) => {
    const promises: Promise<string>[] = [];
    f.j(id, promises);
    return Promise.all(promises);
  };
  return { links, loaded, load, atriumIntegrity };
}

async function appended(links: readonly Link[], count: number) {
  for (let turn = 0; turn < 20 && links.length < count; turn += 1) await Promise.resolve();
  expect(links).toHaveLength(count);
}

it("imports texts only once the shell has had them checked", async () => {
  const check = jest.fn<Check>().mockRejectedValueOnce(new Error("differs")).mockResolvedValue();
  const { links, loaded, load } = runtime({ check });
  await expect(load("7")).rejects.toThrow("differs");
  expect(loaded).toEqual([]);
  await load("7");
  expect(check.mock.calls).toEqual(Array.from({ length: 2 }, () => [`${BASE}7.js`, "sha384-seven"]));
  expect([loaded, links]).toEqual([["7"], []]);
});

it("imports texts only once the browser has checked them when an earlier shell offers no check", async () => {
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
  await expect(refused).rejects.toThrow(`differs from what was released: ${BASE}7.js`);
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

it("leaves the check to a shell that imports features' chunks, and tells it their integrity first", async () => {
  const importList = jest.fn<ImportList>().mockResolvedValue({ default: { "9.js": "sha256-nine" } });
  const check = jest.fn<Check>();
  const { links, loaded, load, atriumIntegrity } = runtime({ importList, check, shellImports: true });
  await load("7");
  expect([loaded, atriumIntegrity]).toEqual([["7"], { "./7.js": "sha384-seven" }]);
  await load("9");
  expect([loaded, atriumIntegrity["./9.js"]]).toEqual([["7", "9"], "sha256-nine"]);
  expect([links, check.mock.calls]).toEqual([[], []]);
  expect(importList).toHaveBeenCalledWith(`./${LATER_FILE}`);
});

it("imports a later chunk only once the browser has checked it against the list, which is fetched once", async () => {
  const importList = jest
    .fn<ImportList>()
    .mockResolvedValue({ default: { "9.js": "sha256-nine", "10.js": "sha256-ten" } });
  const { links, loaded, load } = runtime({ importList });
  await load("8");
  expect(importList).not.toHaveBeenCalled();
  const both = Promise.all([load("9"), load("10")]);
  await appended(links, 2);
  expect(links).toMatchObject([
    { href: `${BASE}9.js`, integrity: "sha256-nine" },
    { href: `${BASE}10.js`, integrity: "sha256-ten" },
  ]);
  expect(loaded).toEqual(["8"]);
  for (const link of links) link.onload();
  await both;
  expect(loaded).toEqual(["8", "9", "10"]);
  expect(importList).toHaveBeenCalledTimes(1);
});

it("never imports a later chunk without the list, or one that differs from it, and tries again the next time", async () => {
  const importList = jest
    .fn<ImportList>()
    .mockRejectedValueOnce(new Error("cut"))
    .mockResolvedValue({ default: { "9.js": "sha256-nine" } });
  const { links, loaded, load } = runtime({ importList });
  await expect(load("9")).rejects.toThrow("cut");
  expect([links, loaded]).toEqual([[], []]);
  const refused = load("9");
  await appended(links, 1);
  links[0]?.onerror();
  await expect(refused).rejects.toThrow("differs from what was released");
  const again = load("9");
  await appended(links, 2);
  links[1]?.onload();
  await again;
  expect(loaded).toEqual(["9"]);
});

it("loads style sheets, which the list doesn't have", async () => {
  const { loaded, load } = runtime({ importList: () => Promise.resolve({ default: {} }) });
  await load("11");
  expect(loaded).toEqual(["11"]);
});
