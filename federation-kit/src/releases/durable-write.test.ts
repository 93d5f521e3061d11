import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { writeDurably } from "./durable-write.ts";

describe("a durable write", () => {
  it("has another name with a leading dot until it's complete, so that readers ignore what a killed writer leaves", async () => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, "registry.json");
    const names = new Set<string>();
    const progress = { isDone: false };
    const writing = writeDurably(file, "x".repeat(20_000_000)).finally(() => (progress.isDone = true));
    while (!progress.isDone) for (const name of await readdir(directory.path)) names.add(name);
    await writing;
    names.delete("registry.json");
    expect([...names]).toEqual([expect.stringMatching(/^\.registry\.json\..+\.tmp$/)]);
    expect(await readdir(directory.path)).toEqual(["registry.json"]);
    expect(await readFile(file, "utf8")).toHaveLength(20_000_000);
  });
});
