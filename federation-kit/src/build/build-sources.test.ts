import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "@jest/globals";
import { BUILD_SOURCES } from "./build-sources.ts";

it("are all the files that a build runs", async () => {
  const { directories, files } = BUILD_SOURCES;
  const own = await Promise.all(
    directories.map(async (directory) => (await readdir(directory)).map((name) => join(directory, name))),
  );
  const known = new Set([...own.flat().filter((file) => !file.endsWith(".test.ts")), ...files]);
  const imports = await Promise.all([...known].map(async (file) => importsOf(file, await readFile(file, "utf8"))));
  expect(imports.flat().filter((file) => !known.has(file))).toEqual([]);
});

const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/ from "(\.[^"]+)";$/gm)].map(([, path = ""]) => join(dirname(file), path));
