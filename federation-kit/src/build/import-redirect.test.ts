import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { BuildError, buildApp } from "./run-build.ts";

it("fails the build when a redirect matches no import", async () => {
  await using output = await temporaryDirectory();
  const app = join(import.meta.dirname, "../testing/fixtures/mfe-redirect");
  const building = buildApp(app, { version: "1.0.0", outputDirectory: output.path });
  await expect(building).rejects.toThrow(BuildError);
  await expect(building).rejects.toThrow(/redirect of \.\/moved\.ts in src\/routes-module\.tsx matches no import/);
});
