import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { buildApp } from "./run-build.ts";

it("puts what runs in frames into the release as it is, without types, and lets it do what pages may not", async () => {
  await using output = await temporaryDirectory();
  const app = join(import.meta.dirname, "../testing/fixtures/mfe-framed");
  const { files } = await buildApp(app, { version: "1.0.0", outputDirectory: output.path });
  expect((await readdir(join(output.path, "frames"))).toSorted()).toEqual(["drawing.html", "drawing.js"]);
  expect(files).toEqual(expect.arrayContaining(["frames/drawing.html", "frames/drawing.js"]));
  const read = (file: string) => readFile(join(output.path, "frames", file), "utf8");
  expect(await read("drawing.html")).toBe(await readFile(join(app, "src/drawing.html"), "utf8"));
  const code = await read("drawing.js");
  expect(code).toContain("document.body.innerHTML = drawing.text");
  expect(code).not.toContain("routes-module");
  expect(code).not.toContain(": Drawing");
});
