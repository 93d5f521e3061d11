import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { releaseNote } from "./release-note.ts";

const CHANGELOG = `# Sample

## 1.3.0

## 1.2.0

- Samples sort themselves
- Something for developers

## 1.1.0

- Samples have colors
`;

async function noteOf(packageVersion: string, changelog?: string) {
  await using directory = await temporaryDirectory();
  if (changelog !== undefined) await writeFile(join(directory.path, "CHANGELOG.md"), changelog);
  return await releaseNote({ id: "mfe-sample", directory: directory.path, packageVersion });
}

describe("the note of a release", () => {
  it.each([
    ["1.2.0", "Samples sort themselves"],
    ["1.1.0", "Samples have colors"],
    ["1.3.0", undefined],
    ["1.2", undefined],
  ])("is the first line that the changelog has for version %s", async (version, note) => {
    expect(await noteOf(version, CHANGELOG)).toBe(note);
  });

  it("is missing without a changelog", async () => {
    expect(await noteOf("1.2.0")).toBeUndefined();
  });
});
