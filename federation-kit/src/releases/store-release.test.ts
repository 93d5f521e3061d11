import { cp, readFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { integrityOf } from "./integrity.ts";
import { storeRelease } from "./store-release.ts";
import { readRegistry } from "./registry.ts";
import { releaseIntegrity } from "./release.ts";

describe("a release", () => {
  it("lists the integrity of every file that a browser loads, but no source map", async () => {
    await using directory = await temporaryDirectory();
    const files = { "entry.js": "export {};\n", "entry.js.map": "{}" };
    const release = await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    expect(release.files).toEqual({ "entry.js": integrityOf(Buffer.from("export {};\n")) });
    expect(await readdir(join(directory.path, "mfe-a", "1.0.0"))).toContain("entry.js.map");
  });

  it("can only be read by its owner, and so can the registry", async () => {
    await using directory = await temporaryDirectory();
    const releases = join(directory.path, "releases");
    const code = `export const text = "${"atrium ".repeat(500)}";\n`;
    await makeRelease(releases, "mfe-a", "1.0.0", { files: { "entry.js": code, "nested/icon.svg": "<svg/>" } });
    const open: string[] = [];
    for (const entry of [".", ...(await readdir(releases, { recursive: true }))]) {
      if (((await stat(join(releases, entry))).mode & 0o077) !== 0) open.push(entry);
    }
    expect(open).toEqual([]);
  });

  it("also has a compressed version of every larger text file", async () => {
    await using directory = await temporaryDirectory();
    const code = `export const text = "${"atrium ".repeat(500)}";\n`;
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files: { "entry.js": code, "small.js": "1" } });
    const inside = join(directory.path, "mfe-a", "1.0.0");
    expect(brotliDecompressSync(await readFile(join(inside, "entry.js.br"))).toString()).toBe(code);
    expect(gunzipSync(await readFile(join(inside, "entry.js.gz"))).toString()).toBe(code);
    expect(await readdir(inside)).not.toContain("small.js.br");
  });

  it("never changes: publishing the same content again is accepted, other content under its version is refused", async () => {
    await using directory = await temporaryDirectory();
    const release = (content: string) =>
      makeRelease(directory.path, "mfe-a", "1.0.0", { files: { "entry.js": content } });
    await release("export const one = 1;\n");
    await release("export const one = 1;\n");
    await expect(release("export const one = 2;\n")).rejects.toThrow(/1\.0\.0 is already published with other content/);
    expect(await readFile(join(directory.path, "mfe-a/1.0.0/entry.js"), "utf8")).toBe("export const one = 1;\n");
    expect((await readRegistry(directory.path)).revision).toBe(2);
  });

  it("appears only once the registry has its integrity, and not at all if the registry can't have it", async () => {
    await using directory = await temporaryDirectory();
    const release = await makeRelease(directory.path, "mfe-a", "1.0.0");
    const place = join(directory.path, "mfe-a", "1.0.0");
    const built = { directory: join(directory.path, "built"), files: Object.keys(release.files) };
    await cp(place, built.directory, { recursive: true });
    await rm(place, { recursive: true });
    const refused = storeRelease(directory.path, release, built, async () => {
      throw new Error("The disk is full");
    });
    await expect(refused).rejects.toThrow("The disk is full");
    expect(await readdir(join(directory.path, "mfe-a"))).toEqual([]);
    let told: string | undefined;
    const integrity = await storeRelease(directory.path, release, built, async (expected) => {
      told = expected;
      expect(await readdir(join(directory.path, "mfe-a"))).not.toContain("1.0.0");
    });
    expect(told).toBe(integrity);
    expect(await releaseIntegrity(directory.path, "mfe-a", "1.0.0")).toBe(integrity);
  });

  it("leaves nothing half done when it's refused", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files: { "entry.js": "1" } });
    await expect(makeRelease(directory.path, "mfe-a", "1.0.0", { files: { "entry.js": "2" } })).rejects.toThrow(
      "already published",
    );
    expect(await readdir(join(directory.path, "mfe-a"))).toEqual(["1.0.0"]);
  });

  it.each(["../evil", "1.0", "1.0.0/..", "1.0.0-../../x", ""])("can't be named %j", async (version) => {
    await using directory = await temporaryDirectory();
    await expect(makeRelease(directory.path, "mfe-a", version)).rejects.toThrow(/is no version/);
  });
});
