import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { installedPackages } from "./installed-packages.ts";
import { SHARED_MODULES } from "./shared-modules.ts";

const workspace = join(import.meta.dirname, "../../..");

describe("the sharing policy", () => {
  it.each(["shared-ui", "shared-contracts"])("shares every entry of %s that contains code", async (name) => {
    const manifest = JSON.parse(await readFile(join(workspace, name, "package.json"), "utf8")) as {
      exports: Record<string, string>;
    };
    const entries = Object.entries(manifest.exports)
      .filter(([entry, file]) => entry !== "./testing" && /\.tsx?$/.test(file))
      .map(([entry]) => `@atrium/${name}${entry.slice(1)}`);
    const shared = SHARED_MODULES.filter(({ packageName }) => packageName === `@atrium/${name}`);
    expect(shared.map(({ request }) => request).toSorted()).toEqual(entries.toSorted());
  });

  it("never shares a whole library", () => {
    const libraries = SHARED_MODULES.map(({ packageName }) => packageName).filter(
      (name) => !name.startsWith("@atrium/"),
    );
    expect([...new Set(libraries)]).toEqual(["react", "react-dom", "@emotion/react", "@emotion/styled"]);
  });

  it("finds the version of packages that a feature only has through shared-ui", () => {
    const installed = installedPackages(join(workspace, "mfe-settings"));
    expect(installed["@emotion/react"]?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(installed)).toHaveLength(new Set(SHARED_MODULES.map(({ packageName }) => packageName)).size);
  });
});
