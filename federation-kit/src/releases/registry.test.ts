import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { movePointer, readRegistry, releasedVersions, EMPTY_REGISTRY } from "./registry.ts";
import { withRegistryLock } from "./registry-lock.ts";
import { ReleaseError } from "./release-error.ts";

const cli = join(import.meta.dirname, "../cli.ts");

describe("the registry", () => {
  it("is empty while nothing has been released", async () => {
    await using directory = await temporaryDirectory();
    expect(await readRegistry(directory.path)).toEqual(EMPTY_REGISTRY);
  });

  it("records and counts every move", () => {
    const at = "2026-01-01T00:00:00.000Z";
    const moves = [
      { version: "1.0.0", at, action: "release" as const },
      { version: "1.1.0", at, action: "release" as const, notes: "Faster" },
      { version: "1.0.0", at, action: "activate" as const },
    ];
    const registry = moves.reduce((before, move) => movePointer(before, "mfe-a", move), EMPTY_REGISTRY);
    expect(registry.revision).toBe(3);
    expect(registry.apps["mfe-a"]).toEqual({ active: "1.0.0", history: moves });
    expect(releasedVersions(registry, "mfe-a")).toEqual(["1.0.0", "1.1.0"]);
  });

  it("remembers where an app is served from until another place, or none, is given", () => {
    const move = { version: "1.0.0", at: "2026-01-01T00:00:00.000Z", action: "release" as const };
    const hosted = movePointer(EMPTY_REGISTRY, "mfe-a", move, "https://a.example");
    expect(hosted.apps["mfe-a"]?.origin).toBe("https://a.example");
    expect(movePointer(hosted, "mfe-a", move).apps["mfe-a"]?.origin).toBe("https://a.example");
    expect(movePointer(hosted, "mfe-a", move, null).apps["mfe-a"]).not.toHaveProperty("origin");
  });

  it("that can't be parsed is an error, and never treated as empty", async () => {
    await using directory = await temporaryDirectory();
    await writeFile(join(directory.path, "registry.json"), '{"schema": 2}');
    await expect(readRegistry(directory.path)).rejects.toThrow(ReleaseError);
  });

  it("loses no move when several processes release at once", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-b", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "2.0.0");
    await makeRelease(directory.path, "mfe-b", "2.0.0");
    const inThisProcess = ["mfe-c", "mfe-d", "mfe-e"].map((app) => makeRelease(directory.path, app, "1.0.0"));
    const inOthers = ["mfe-a", "mfe-b"].map((app) =>
      promisify(execFile)(process.execPath, [cli, "activate", app, "1.0.0", "--releases", directory.path]),
    );
    await Promise.all([...inThisProcess, ...inOthers]);
    const registry = await readRegistry(directory.path);
    expect(registry.revision).toBe(9);
    expect(Object.entries(registry.apps).map(([app, { active }]) => [app, active])).toEqual(
      expect.arrayContaining([
        ["mfe-a", "1.0.0"],
        ["mfe-b", "1.0.0"],
        ["mfe-c", "1.0.0"],
        ["mfe-d", "1.0.0"],
        ["mfe-e", "1.0.0"],
      ]),
    );
  });

  it("makes a release that waits too long give up, and is free again when the other one fails", async () => {
    await using directory = await temporaryDirectory();
    const held = withRegistryLock(directory.path, async () => {
      await expect(withRegistryLock(directory.path, async () => 1, 0)).rejects.toThrow(/Another release has held/);
      throw new Error("failed");
    });
    await expect(held).rejects.toThrow("failed");
    expect(await withRegistryLock(directory.path, async () => "free", 0)).toBe("free");
  });
});
