import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

const fixture = join(import.meta.dirname, "../testing/fixtures/mfe-sample");
const cli = join(import.meta.dirname, "../cli.ts");

describe("a build", () => {
  it("can run at the same time as others of the same app, each in its own process", async () => {
    await using directory = await temporaryDirectory();
    const checks = ["a", "b", "c"].map((name) =>
      promisify(execFile)(process.execPath, [cli, "check", fixture, "--releases", join(directory.path, name)]),
    );
    for (const { stdout } of await Promise.all(checks))
      expect(stdout).toMatch(/^mfe-sample 1\.2\.0 can be published and promoted/);
  });
});
