import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { activeVersion, EMPTY_REGISTRY } from "./registry-document.ts";
import { readRegistry, writeRegistry } from "./registry.ts";
import { withRegistryLock } from "./registry-lock.ts";
import { ReleaseError } from "./release-error.ts";

const cli = join(import.meta.dirname, "../cli.ts");

const RELEASE = { version: "1.0.0", publishedAt: "2026-01-01T00:00:00.000Z", by: "ann@ci" };

describe("the registry", () => {
  it("is empty while nothing has been released", async () => {
    await using directory = await temporaryDirectory();
    expect(await readRegistry(directory.path)).toEqual(EMPTY_REGISTRY);
  });

  it("that can't be parsed is an error, and never treated as empty", async () => {
    await using directory = await temporaryDirectory();
    await writeFile(join(directory.path, "registry.json"), '{"schema": 2}');
    await expect(readRegistry(directory.path)).rejects.toThrow(ReleaseError);
    await expect(readRegistry(directory.path)).rejects.toThrow(
      /registry\.json is damaged \(revision: missing or wrong\): put back a copy of it/,
    );
  });

  it.each([
    "javascript:alert(1)",
    "https://a.example; script-src *",
    "https://a.example;script-src",
    "https://*.example",
    "https://a.example/path",
    "",
  ])("that serves a release from %j is refused, and never written", async (origin) => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    const registry = await readRegistry(directory.path);
    for (const release of registry.apps["mfe-a"]?.releases ?? []) release.origin = origin;
    await expect(writeRegistry(directory.path, registry)).rejects.toThrow("https://host:port");
    await writeFile(join(directory.path, "registry.json"), JSON.stringify(registry));
    await expect(readRegistry(directory.path)).rejects.toThrow(
      /\(apps\.mfe-a\.releases\.0\.origin: Must look like https:\/\/host:port\): put back a copy of it/,
    );
  });

  it.each([
    ["points to a release it doesn't have", { channels: { stable: { version: "9.0.0" } }, releases: [] }],
    ["has a version that leads elsewhere", { channels: {}, releases: [{ ...RELEASE, version: "../1.0.0" }] }],
    ["has a version twice", { channels: {}, releases: [RELEASE, RELEASE] }],
    ["says who in two lines", { channels: {}, releases: [{ ...RELEASE, by: "a\nb" }] }],
  ])("that %s is refused", async (_name, app) => {
    await using directory = await temporaryDirectory();
    const document = { ...EMPTY_REGISTRY, apps: { "mfe-a": app } };
    await writeFile(join(directory.path, "registry.json"), JSON.stringify(document));
    await expect(readRegistry(directory.path)).rejects.toThrow(/registry\.json is damaged \(apps\.mfe-a/);
  });

  it("of a later schema is refused with what to do", async () => {
    await using directory = await temporaryDirectory();
    await writeFile(join(directory.path, "registry.json"), '{"schema": 3}');
    await expect(readRegistry(directory.path)).rejects.toThrow(
      "The registry of releases has schema 3, and this version of Atrium knows 2: update Atrium",
    );
  });

  it("keeps what a later version wrote into it", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    const registry = await readRegistry(directory.path);
    const app = { ...registry.apps["mfe-a"], channels: { stable: { version: "1.0.0", share: 5 }, next: {} } };
    const later = { ...registry, apps: { "mfe-a": app }, signature: "abc" };
    await writeFile(join(directory.path, "registry.json"), JSON.stringify(later));
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    expect(await readRegistry(directory.path)).toMatchObject({
      signature: "abc",
      apps: { "mfe-a": { channels: { stable: { version: "1.1.0", share: 5 }, next: {} } } },
    });
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
    expect(Object.keys(registry.apps).map((app) => [app, activeVersion(registry, app)])).toEqual(
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
