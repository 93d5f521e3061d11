import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { accepts, releasedFiles } from "./released-file.ts";

const code = `export const text = "${"atrium ".repeat(500)}";\n`;
const files = {
  "entry.js": code,
  "entry.js.map": "{}",
  "nested/icon.svg": "<svg/>",
  "page.html": "<p>",
  "frames/drawing.html": "<p>",
  "font.woff2": "x",
};

describe("a release's file", () => {
  it.each([
    ["entry.js", "text/javascript; charset=utf-8"],
    ["nested/icon.svg", "image/svg+xml"],
    ["font.woff2", "font/woff2"],
  ])("%s is only ever sent as %s", async (file, type) => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    const found = await releasedFiles(directory.path).find("mfe-a", "1.0.0", file, undefined);
    expect(found?.headers).toMatchObject({ "content-type": type, "x-content-type-options": "nosniff" });
    expect(found?.path).toBe(join(directory.path, "mfe-a/1.0.0", file));
  });

  it("that's a document for frames has an origin of its own and no network, even when it's opened by itself", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    const found = await releasedFiles(directory.path).find("mfe-a", "1.0.0", "frames/drawing.html", undefined);
    expect(found?.headers["content-type"]).toBe("text/html; charset=utf-8");
    const policy = found?.headers["content-security-policy"]?.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining(["sandbox allow-scripts", "default-src 'none'", "script-src 'self'"]),
    );
    expect(policy?.join(" ")).not.toMatch(/allow-same-origin|connect-src|img-src|unsafe-eval/);
  });

  it("is sent in the best encoding that the client accepts", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    const find = (encoding?: string) => releasedFiles(directory.path).find("mfe-a", "1.0.0", "entry.js", encoding);
    expect((await find("gzip, deflate, br"))?.headers["content-encoding"]).toBe("br");
    expect((await find("gzip"))?.path).toMatch(/entry\.js\.gz$/);
    expect((await find("br;q=0, gzip;q=0.5"))?.headers["content-encoding"]).toBe("gzip");
    expect((await find("identity"))?.headers).not.toHaveProperty("content-encoding");
  });

  it("has the release's integrity as its ETag, even if what's on disk is damaged", async () => {
    await using directory = await temporaryDirectory();
    const release = await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    await writeFile(join(directory.path, "mfe-a/1.0.0/entry.js"), "damaged");
    const served = releasedFiles(directory.path, { sourceMaps: true });
    const etag = async (file: string) => (await served.find("mfe-a", "1.0.0", file, "br"))?.headers["etag"];
    expect(await etag("entry.js")).toBe(`W/"${release.files["entry.js"]}"`);
    expect(await etag("entry.js.map")).toBeUndefined();
  });

  it.each([
    ["mfe-a", "1.0.0", "../../registry.json"],
    ["mfe-a", "1.0.0", "release.json"],
    ["mfe-a", "1.0.0", "unlisted.js"],
    ["mfe-a", "1.0.0", "entry.js.map"],
    ["mfe-a", "1.0.0", "entry.js.br"],
    ["mfe-a", "1.0.0", "page.html"],
    ["mfe-a", "1.0.0", ""],
    ["mfe-a", "..", "registry.json"],
    ["..", "1.0.0", "entry.js"],
    ["mfe-b", "1.0.0", "entry.js"],
  ])("%s/%s/%s can't be fetched", async (app, version, file) => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    await writeFile(join(directory.path, "mfe-a/1.0.0/unlisted.js"), "secret");
    expect(await releasedFiles(directory.path).find(app, version, file, "br")).toBeUndefined();
  });

  it("is gone once its release is removed from disk, even after it was read", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    const released = releasedFiles(directory.path);
    expect(await released.find("mfe-a", "1.0.0", "entry.js", "br")).toBeDefined();
    await rm(join(directory.path, "mfe-a/1.0.0"), { recursive: true });
    expect(await released.find("mfe-a", "1.0.0", "entry.js", "br")).toBeUndefined();
  });

  it("has its source map served if that's turned on", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    const found = await releasedFiles(directory.path, { sourceMaps: true }).find(
      "mfe-a",
      "1.0.0",
      "entry.js.map",
      "br",
    );
    expect(found?.path).toBe(join(directory.path, "mfe-a/1.0.0/entry.js.map"));
  });
});

describe("Accept-Encoding", () => {
  it.each([
    ["br", "br", true],
    ["gzip, BR;q=1.0", "br", true],
    ["br;q=0", "br", false],
    ["brotli", "br", false],
    [undefined, "br", false],
  ])("%j accepts %s: %s", (header, coding, taken) => {
    expect(accepts(header, coding)).toBe(taken);
  });
});
