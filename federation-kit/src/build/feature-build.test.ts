import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { BuildError, buildApp } from "./run-build.ts";

const fixture = (app: string): string => join(import.meta.dirname, "../testing/fixtures", app);

/** Bytes after brotli. Without the federation runtime's ES modules, an entry is three times as large. */
const ENTRY_MAX_BROTLI_BYTES = 7_500;

describe("a feature's build", () => {
  it("is an ES module remote with hashed files, unreferenced source maps, and its exposed modules by name", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("mfe-sample"), { version: "1.2.0", outputDirectory: output.path });
    expect(built.entry).toMatch(/^remote-entry\.[0-9a-f]{8}\.js$/);
    expect(built.groups["routes"]?.js).toEqual([expect.stringMatching(/^routes\.[0-9a-f]{8}\.js$/)]);
    expect(built.groups["routes"]?.css).toEqual([expect.stringMatching(/^routes\.[0-9a-f]{8}\.css$/)]);
    expect(built.groups["panel"]?.js).toHaveLength(1);
    expect(built.files.toSorted()).toEqual((await readdir(output.path)).toSorted());
    expect(built.files).toContain(`${built.entry}.map`);
    const entry = await readFile(join(output.path, built.entry), "utf8");
    expect(entry).toMatch(/export\s*\{.*\binit\b/);
    expect(entry).not.toContain("sourceMappingURL");
    expect(entry).toContain("mfe_sample_1_2_0");
    expect(entry).toContain("_FEDERATION_RUNTIME_CORE");
  });

  it("has the shell import its chunks, and does so itself in a shell that doesn't", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("mfe-sample"), { version: "1.2.0", outputDirectory: output.path });
    const entry = await readFile(join(output.path, built.entry), "utf8");
    expect(entry).toMatch(/globalThis\._ATRIUM_IMPORT\?\.\(.+?\)\?\?import\(\w+\)/);
    const files = built.files.filter((file) => file.endsWith(".js"));
    const code = await Promise.all(files.map((file) => readFile(join(output.path, file), "utf8")));
    expect(code.join("\n").match(/\bimport\(/g)).toHaveLength(1);
  });

  it("says which lazily shared modules each exposed module imports", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("mfe-sample"), { version: "1.2.0", outputDirectory: output.path });
    expect(built.groups["panel"]?.shared).toEqual(["@atrium/shared-contracts/wire"]);
    expect(built.groups["routes"]?.shared).toEqual([]);
  });

  it("puts exposed modules that belong together into one chunk, and no others", async () => {
    await using output = await temporaryDirectory();
    const { groups } = await buildApp(fixture("mfe-sample"), { version: "1.2.0", outputDirectory: output.path });
    expect(groups["panel"]?.js).toEqual([expect.stringMatching(/^together\.[0-9a-f]{8}\.js$/)]);
    expect(groups["badge"]?.js).toEqual(groups["panel"]?.js);
    expect(groups["routes"]?.js).not.toContain(groups["panel"]?.js[0]);
  });

  it("contains no copy of a shared module and keeps its entry small", async () => {
    await using output = await temporaryDirectory();
    const built = await buildApp(fixture("mfe-sample"), { version: "1.2.0", outputDirectory: output.path });
    const entry = await readFile(join(output.path, built.entry));
    expect(brotliCompressSync(entry).length).toBeLessThan(ENTRY_MAX_BROTLI_BYTES);
    const maps = built.files.filter((file) => file.endsWith(".js.map"));
    const sources = await Promise.all(
      maps.map(async (file) => {
        const map = JSON.parse(await readFile(join(output.path, file), "utf8")) as { sources: string[] };
        return map.sources;
      }),
    );
    expect(
      sources.flat().filter((source) => /node_modules\/(react|react-dom|@mui|@emotion|rxjs)\//.test(source)),
    ).toEqual([]);
  });

  it("keeps versions apart, even when the cache is warm from another version", async () => {
    await using first = await temporaryDirectory();
    await using second = await temporaryDirectory();
    await buildApp(fixture("mfe-sample"), { version: "8.0.1", outputDirectory: first.path });
    const built = await buildApp(fixture("mfe-sample"), { version: "8.0.2", outputDirectory: second.path });
    const files = built.files.filter((file) => file.endsWith(".js"));
    const code = (await Promise.all(files.map((file) => readFile(join(second.path, file), "utf8")))).join("\n");
    expect(code).toContain("mfe_sample_8_0_2");
    expect(code).not.toContain("mfe_sample_8_0_1");
  });

  it("fails when a file contains code that the page's security policy blocks", async () => {
    await using output = await temporaryDirectory();
    const building = buildApp(fixture("mfe-html-writer"), { version: "1.0.0", outputDirectory: output.path });
    await expect(building).rejects.toThrow(BuildError);
    await expect(building).rejects.toThrow(
      /routes\.\w+\.js holds code that the page's security policy refuses: .*innerHTML/,
    );
  });

  it("fails when a chunk has a module that may exist only once, and names the module, its importer and the fix", async () => {
    await using output = await temporaryDirectory();
    const building = buildApp(fixture("mfe-offender"), { version: "1.0.0", outputDirectory: output.path });
    await expect(building).rejects.toThrow(BuildError);
    await expect(building).rejects.toThrow(
      /react-dom\/client\.js \(imported by \.\/src\/routes-module\.tsx\).*second react-dom.*Remedy: import react/,
    );
  });
});
