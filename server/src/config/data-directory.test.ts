import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { StartError } from "../errors/start-error.ts";
import { closeDataDirectory } from "./data-directory.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "atrium-data-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const modeOf = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o7777).toString(8);
async function file(path: string, mode: number) {
  await mkdir(join(dataDir, path, ".."), { recursive: true });
  await writeFile(join(dataDir, path), "x");
  await chmod(join(dataDir, path), mode);
}

describe("an older installation's data directory", () => {
  it("is closed to other users of the machine, including all our files in it", async () => {
    const files = [
      "pglite/base/1/2",
      "pglite.replaced-1/PG_VERSION",
      "media/ab/cd",
      "catalogue-images/ab.png",
      "releases/shell/1.0.0/entry.js",
    ];
    for (const path of [...files, "backups/a.tar.gz", "secret", "realtime-key"]) await file(path, 0o666);
    await chmod(dataDir, 0o755);
    await closeDataDirectory(dataDir);
    for (const path of [...files, "backups/a.tar.gz", "secret", "realtime-key"]) expect(await modeOf(path)).toBe("600");
    for (const path of [".", "pglite", "pglite/base/1", "media/ab", "releases/shell/1.0.0", "backups"])
      expect(await modeOf(path)).toBe("700");
  });

  it("leaves files that aren't ours alone, even behind a link", async () => {
    await file("notes.txt", 0o644);
    await file("elsewhere/file", 0o644);
    await file("media/own", 0o644);
    await symlink(join(dataDir, "elsewhere"), join(dataDir, "media/link"));
    await closeDataDirectory(dataDir);
    expect([await modeOf("notes.txt"), await modeOf("elsewhere/file"), await modeOf("media/own")]).toEqual([
      "644",
      "644",
      "600",
    ]);
  });

  it("isn't searched below closed directories, so media files don't slow down the start", async () => {
    await file("media/ab/cd", 0o644);
    await chmod(join(dataDir, "media"), 0o700);
    await closeDataDirectory(dataDir);
    expect(await modeOf("media/ab/cd")).toBe("644");
  });

  it("is refused with a file in place of a directory, or the other way around", async () => {
    await file("media", 0o600);
    await expect(closeDataDirectory(dataDir)).rejects.toThrow(`${dataDir}/media can't be used (it is no directory)`);
    await rm(join(dataDir, "media"));
    await mkdir(join(dataDir, "secret"));
    const refused = closeDataDirectory(dataDir);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`${dataDir}/secret can't be used (it is no file): move it away`);
  });

  it("stays open when it's shared by all users", async () => {
    await chmod(dataDir, 0o1777);
    await closeDataDirectory(dataDir);
    expect(await modeOf(".")).toBe("1777");
  });
});
