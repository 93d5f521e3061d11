import { execFile } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { activeVersion, EMPTY_REGISTRY, promotedReleases, publishedRelease } from "./registry-document.ts";
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
    ["has a channel that's no name", { channels: { Beta: { version: "1.0.0" } }, releases: [RELEASE] }],
    ["has a channel that's at nothing", { channels: { beta: {} }, releases: [RELEASE] }],
    ["has a version twice", { channels: {}, releases: [RELEASE, RELEASE] }],
    ["says who in two lines", { channels: {}, releases: [{ ...RELEASE, by: "a\nb" }] }],
  ])("that %s is refused", async (_name, app) => {
    await using directory = await temporaryDirectory();
    const document = { ...EMPTY_REGISTRY, apps: { "mfe-a": app } };
    await writeFile(join(directory.path, "registry.json"), JSON.stringify(document));
    await expect(readRegistry(directory.path)).rejects.toThrow(/registry\.json is damaged \(apps\.mfe-a/);
  });

  it.each([
    [
      { withdrawn: { at: RELEASE.publishedAt, by: "ann@ci" }, promoted: 1 },
      "1.0.0 is withdrawn, so it can't be active",
    ],
    [{}, "1.0.0 was never promoted, so it can't be active"],
  ])("that points to a release with %j is refused, and never written", async (state, message) => {
    await using directory = await temporaryDirectory();
    const app = { channels: { stable: { version: "1.0.0" } }, releases: [{ ...RELEASE, ...state }] };
    const document = { ...EMPTY_REGISTRY, apps: { "mfe-a": app } };
    await expect(writeRegistry(directory.path, document)).rejects.toThrow(message);
    await writeFile(join(directory.path, "registry.json"), JSON.stringify(document));
    await expect(readRegistry(directory.path)).rejects.toThrow(
      `registry.json is damaged (apps.mfe-a.channels.stable.version: ${message})`,
    );
  });

  it.each([
    [{ version: "9.0.0", percent: 5 }, "Must be one of the app's releases"],
    [{ version: "1.0.0", percent: 5 }, "1.0.0 is active, so it can't be rolled out"],
    [{ version: "1.1.0", percent: 5 }, "1.1.0 is withdrawn, so it can't be rolled out"],
  ])("that rolls out %j is refused", async (rollout, message) => {
    const withdrawn = { at: RELEASE.publishedAt, by: "ann@ci" };
    const releases = [
      { ...RELEASE, promoted: 1 },
      { ...RELEASE, version: "1.1.0", withdrawn },
    ];
    await using directory = await temporaryDirectory();
    const document = (channel: string) => ({
      ...EMPTY_REGISTRY,
      apps: {
        "mfe-a": { channels: { stable: { version: "1.0.0" }, [channel]: { version: "1.0.0", rollout } }, releases },
      },
    });
    await expect(writeRegistry(directory.path, document("stable"))).rejects.toThrow(message);
    await expect(writeRegistry(directory.path, document("beta"))).rejects.toThrow("Only stable can have a rollout");
  });

  it.each([0, 100, 2.5])("that rolls out to %d %% is refused", async (percent) => {
    await using directory = await temporaryDirectory();
    const stable = { version: "1.0.0", rollout: { version: "1.1.0", percent } };
    const releases = [
      { ...RELEASE, promoted: 1 },
      { ...RELEASE, version: "1.1.0" },
    ];
    const apps = { "mfe-a": { channels: { stable }, releases } };
    await expect(writeRegistry(directory.path, { ...EMPTY_REGISTRY, apps })).rejects.toThrow(/percent/);
  });

  it.each([1, 2])("of schema %d with an app called __proto__ is refused instead of losing it", async (schema) => {
    await using directory = await temporaryDirectory();
    await writeFile(
      join(directory.path, "registry.json"),
      `{"schema": ${schema}, "revision": 1, "apps": {"__proto__": {}}, "log": []}`,
    );
    await expect(readRegistry(directory.path)).rejects.toThrow(/is damaged \(apps\.__proto__: Must be shell or mfe-…/);
  });

  it("has no app that nobody released, whatever the name", () => {
    for (const name of ["constructor", "toString", "__proto__"]) {
      expect(activeVersion(EMPTY_REGISTRY, name)).toBeUndefined();
      expect(publishedRelease(EMPTY_REGISTRY, name, "1.0.0")).toBeUndefined();
      expect(promotedReleases(EMPTY_REGISTRY, name)).toEqual([]);
    }
  });

  it("is rid of what killed writers left once the next change has the lock", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    const id = "0b5c1f0e-6f0a-4f0e-9a35-1d2c3b4a5968";
    const left = [`.registry.json.${id}.tmp`, `registry.json.${id}.tmp`, `.last-sources.json.${id}.tmp`];
    for (const name of left) await writeFile(join(directory.path, name), "{");
    await mkdir(join(directory.path, "mfe-a", `.1.1.0-${id}`, "nested"), { recursive: true });
    await writeFile(join(directory.path, "notes.json"), "someone else's");
    await withRegistryLock(directory.path, async () => {});
    expect((await readdir(directory.path)).toSorted()).toEqual([".lock", "mfe-a", "notes.json", "registry.json"]);
    expect(await readdir(join(directory.path, "mfe-a"))).toEqual(["1.0.0"]);
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
    const app = {
      ...registry.apps["mfe-a"],
      channels: { stable: { version: "1.0.0", share: 5 }, next: { version: "1.0.0", slow: true } },
    };
    const later = { ...registry, apps: { "mfe-a": app }, signature: "abc" };
    await writeFile(join(directory.path, "registry.json"), JSON.stringify(later));
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    expect(await readRegistry(directory.path)).toMatchObject({
      signature: "abc",
      apps: {
        "mfe-a": { channels: { stable: { version: "1.1.0", share: 5 }, next: { version: "1.0.0", slow: true } } },
      },
    });
  });

  it("loses no move when several processes move pointers at once", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-b", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "2.0.0");
    await makeRelease(directory.path, "mfe-b", "2.0.0");
    const inThisProcess = ["mfe-c", "mfe-d", "mfe-e"].map((app) => makeRelease(directory.path, app, "1.0.0"));
    const inOthers = ["mfe-a", "mfe-b"].map((app) =>
      promisify(execFile)(process.execPath, [cli, "rollback", app, "1.0.0", "--releases", directory.path]),
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

  it("makes a command that waits too long give up, and is free again when the other one fails", async () => {
    await using directory = await temporaryDirectory();
    const held = withRegistryLock(directory.path, async () => {
      await expect(withRegistryLock(directory.path, async () => 1, 0)).rejects.toThrow(/Another command has held/);
      throw new Error("failed");
    });
    await expect(held).rejects.toThrow("failed");
    expect(await withRegistryLock(directory.path, async () => "free", 0)).toBe("free");
  });
});
