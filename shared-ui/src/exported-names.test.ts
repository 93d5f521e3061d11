import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";

type Names = Readonly<Record<string, readonly string[]>>;

const PACKAGE = join(__dirname, "..");
const read = (path: string): unknown => JSON.parse(readFileSync(join(PACKAGE, path), "utf8"));
const manifest = read("package.json") as { version: string; exports: Readonly<Record<string, string>> };
const reports = readdirSync(join(PACKAGE, "api"));

// If a name is new: raise the minor version in package.json, so that no earlier shell runs what uses it, and add that version's report.
describe("what the entries export", () => {
  const names: Record<string, readonly string[]> = {};
  beforeAll(async () => {
    for (const [entry, file] of Object.entries(manifest.exports)) {
      if (entry === "./testing" || !/\.tsx?$/.test(file)) continue;
      const exported = (await import(join(PACKAGE, file))) as object;
      names[entry] = Object.keys(exported).toSorted();
    }
  });

  it("is in the report of the current version", () => {
    expect(reports).toContain(`${manifest.version}.json`);
    expect(names).toEqual(read(`api/${manifest.version}.json`));
  });

  it.each(reports)("still has every name that released features find: %s", (report) => {
    for (const [entry, released] of Object.entries(read(`api/${report}`) as Names)) {
      expect({ entry, gone: released.filter((name) => !names[entry]?.includes(name)) }).toEqual({ entry, gone: [] });
    }
  });
});
