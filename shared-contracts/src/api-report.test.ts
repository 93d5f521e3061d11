import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { ENTRIES, type EntryName, publicSurfaces, reportFile } from "../api-report.ts";

describe("the public surface of each entry", () => {
  let surfaces: Record<EntryName, string>;
  beforeAll(() => void (surfaces = publicSurfaces()));

  it.each(Object.keys(ENTRIES) as EntryName[])("matches the accepted report of the current version: %s", (entry) => {
    expect(existsSync(reportFile(entry))).toBe(true);
    expect(surfaces[entry]).toBe(readFileSync(reportFile(entry), "utf8"));
  });
});
