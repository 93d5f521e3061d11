import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readRegistry } from "../releases/registry.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { moveSet } from "./move-set.ts";
import { prune } from "./prune.ts";

async function threeReleases() {
  const directory = await temporaryDirectory();
  for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
  await makeRelease(directory.path, "mfe-b", "1.0.0");
  return directory;
}
const stored = async (directory: string) => (await readdir(join(directory, "mfe-a"))).toSorted();

describe("pruning", () => {
  it("removes the files of what nobody needs, and leaves the registry as it is", async () => {
    await using directory = await threeReleases();
    const { path } = directory;
    const before = await readRegistry(path);
    expect(await prune(path)).toEqual([]);
    const wanted = { keep: 1, days: 0 };
    expect(await prune(path, { ...wanted, dryRun: true })).toEqual([{ app: "mfe-a", version: "1.0.0" }]);
    expect(await stored(path)).toEqual(["1.0.0", "1.1.0", "1.2.0"]);
    expect(await prune(path, wanted)).toEqual([{ app: "mfe-a", version: "1.0.0" }]);
    expect(await stored(path)).toEqual(["1.1.0", "1.2.0"]);
    expect(await prune(path, wanted)).toEqual([]);
    expect(await readRegistry(path)).toEqual(before);
  });

  it("leaves a release that can be published again, and gone back to", async () => {
    await using directory = await threeReleases();
    const { path } = directory;
    await prune(path, { keep: 0, days: 0 });
    const back = [{ app: "mfe-a", version: "1.0.0" }];
    await expect(moveSet(path, back)).rejects.toThrow("is gone: publish mfe-a 1.0.0 again");
    await makeRelease(path, "mfe-a", "1.0.0", { promoted: false });
    expect(await moveSet(path, back)).toMatchObject([{ moved: true, from: "1.2.0" }]);
  });

  it("is of one app, if it's named, which has to be published", async () => {
    await using directory = await threeReleases();
    const { path } = directory;
    expect(await prune(path, { app: "mfe-b", keep: 0, days: 0 })).toEqual([]);
    await expect(prune(path, { app: "mfe-c" })).rejects.toThrow("Nothing of mfe-c is published");
  });
});
