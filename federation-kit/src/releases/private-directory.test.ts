import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { makePrivateDirectory } from "./private-directory.ts";

describe("a private directory", () => {
  it("is created with its parents, and creating it again changes nothing", async () => {
    await using directory = await temporaryDirectory();
    const path = join(directory.path, "a/b/c");
    await makePrivateDirectory(path);
    await makePrivateDirectory(path);
    for (const each of [path, join(directory.path, "a")]) {
      expect(((await stat(each)).mode & 0o7777).toString(8)).toBe("700");
    }
  });

  it("is refused where there's a file, and where nothing can be created", async () => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, "file");
    await writeFile(file, "");
    await expect(makePrivateDirectory(file)).rejects.toMatchObject({ code: "EEXIST", path: file });
    await expect(makePrivateDirectory(join(file, "x"))).rejects.toMatchObject({ code: "ENOTDIR" });
    await expect(makePrivateDirectory("/proc/x")).rejects.toMatchObject({ code: "ENOENT", path: "/proc/x" });
    await expect(makePrivateDirectory("/proc/x/y")).rejects.toMatchObject({ code: "ENOENT", path: "/proc/x" });
  });
});
