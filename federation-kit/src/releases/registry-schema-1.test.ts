import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { Registry as RegistrySchema1 } from "@atrium/shared-contracts/wire";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { activeVersion, promotedReleases, Registry } from "./registry-document.ts";
import { migrateSchema1 } from "./registry-schema-1.ts";
import { readRegistry } from "./registry.ts";
import { releaseIntegrity } from "./release.ts";
import { resolveReleases } from "./resolve.ts";

const at = (minute: number): string => `2026-01-01T00:0${minute}:00.000Z`;

const OLD: RegistrySchema1 = {
  schema: 1,
  revision: 7,
  apps: {
    shell: { active: "1.0.0", history: [{ version: "1.0.0", at: at(0), action: "release" }] },
    "mfe-a": {
      active: "1.3.0",
      origin: "https://a.example",
      history: [
        { version: "1.0.0", at: at(1), action: "release", notes: "First" },
        { version: "1.1.0", at: at(2), action: "release" },
        { version: "1.2.0", at: at(3), action: "release" },
        { version: "1.1.0", at: at(4), action: "activate", notes: "1.2.0\nloses drafts" },
        { version: "1.3.0", at: at(5), action: "release" },
      ],
    },
  },
};

describe("a registry of schema 1", () => {
  it("is taken over with its origins, pointers, order, withdrawals, notes and log", () => {
    const registry = migrateSchema1(OLD, () => undefined);
    expect(Registry.parse(registry)).toEqual(registry);
    expect(registry.revision).toBe(7);
    expect(registry.apps["shell"]?.releases[0]).not.toHaveProperty("origin");
    const common = { by: "unknown", origin: "https://a.example" };
    expect(registry.apps["mfe-a"]).toEqual({
      channels: { stable: { version: "1.3.0" } },
      releases: [
        { ...common, version: "1.0.0", publishedAt: at(1), notes: "First", promoted: 3 },
        { ...common, version: "1.1.0", publishedAt: at(2), promoted: 4 },
        {
          ...common,
          version: "1.2.0",
          publishedAt: at(3),
          promoted: 5,
          withdrawn: { at: at(4), by: "unknown", why: "1.2.0 loses drafts" },
        },
        { ...common, version: "1.3.0", publishedAt: at(5), promoted: 7 },
      ],
    });
    expect(registry.log.filter(({ action }) => action !== "publish")).toMatchObject([
      { revision: 2, at: at(0), action: "promote", app: "shell", version: "1.0.0" },
      { revision: 3, action: "promote", app: "mfe-a", version: "1.0.0" },
      { revision: 4, action: "promote", version: "1.1.0", from: "1.0.0" },
      { revision: 5, action: "promote", version: "1.2.0" },
      { revision: 6, action: "rollback", version: "1.1.0", from: "1.2.0", why: "1.2.0 loses drafts" },
      { revision: 7, action: "promote", version: "1.3.0" },
    ]);
  });

  it("points where it pointed, even if its history doesn't say so", () => {
    const edited = { ...OLD, apps: { "mfe-a": { active: "0.9.0", history: [] } } };
    const registry = migrateSchema1(edited, () => undefined);
    expect(Registry.parse(registry).apps["mfe-a"]?.channels.stable?.version).toBe("0.9.0");
  });

  it("keeps each app's own order and pointer when the clock was set back", () => {
    const history = (...minutes: number[]) =>
      minutes.map((minute, index) => ({ version: `1.${index}.0`, at: at(minute), action: "release" as const }));
    const registry = migrateSchema1(
      {
        ...OLD,
        apps: {
          "mfe-a": { active: "1.2.0", history: history(5, 0, 1) },
          "mfe-b": { active: "1.1.0", history: history(2, 6) },
        },
      },
      () => undefined,
    );
    expect(["mfe-a", "mfe-b"].map((app) => activeVersion(registry, app))).toEqual(["1.2.0", "1.1.0"]);
    expect(promotedReleases(registry, "mfe-a").map(({ version }) => version)).toEqual(["1.0.0", "1.1.0", "1.2.0"]);
    expect(registry.log.filter(({ action }) => action !== "publish")).toMatchObject([
      { app: "mfe-b", version: "1.0.0", at: at(2) },
      { app: "mfe-a", version: "1.0.0", at: at(5) },
      { app: "mfe-a", version: "1.1.0", at: at(0) },
      { app: "mfe-a", version: "1.2.0", at: at(1) },
      { app: "mfe-b", version: "1.1.0", at: at(6) },
    ]);
  });

  it("points where it pointed, whatever its history", () => {
    const versions = ["1.0.0", "1.1.0", "1.2.0"];
    for (let seed = 0; seed < 200; seed++) {
      // Each digit of the seed in base 6 is one move's version and time.
      const moves = seed
        .toString(6)
        .split("")
        .map((digit, index) => ({
          version: versions[(Number(digit) + index) % 3] ?? "1.0.0",
          at: at((Number(digit) * 5) % 7),
          action: seed % 2 === 0 ? ("release" as const) : ("activate" as const),
        }));
      const active = versions[seed % 3] ?? "1.0.0";
      const old = { ...OLD, apps: { "mfe-a": { active, history: moves }, shell: { active: "1.0.0", history: moves } } };
      const registry = Registry.parse(migrateSchema1(old, () => undefined));
      expect([activeVersion(registry, "mfe-a"), activeVersion(registry, "shell")]).toEqual([active, "1.0.0"]);
    }
  });

  it("takes times in other forms over as UTC", async () => {
    await using directory = await temporaryDirectory();
    const moves = ["2026-01-01T02:00:00+02:00", "2026-01-02"].map((time) => ({
      version: "1.0.0",
      at: time,
      action: "release",
    }));
    const old = { ...OLD, apps: { "mfe-a": { active: "1.0.0", history: moves } } };
    await writeFile(join(directory.path, "registry.json"), JSON.stringify(old));
    expect((await readRegistry(directory.path)).log.map((entry) => entry.at)).toEqual([
      ...Array<string>(2).fill("2026-01-01T00:00:00.000Z"),
      ...Array<string>(2).fill("2026-01-02T00:00:00.000Z"),
    ]);
  });

  const releasedAs = (move: object) => ({
    "mfe-a": { active: "1.0.0", history: [{ version: "1.0.0", at: at(0), action: "release", ...move }] },
  });
  it.each([
    [releasedAs({ at: "yesterday" }), "apps.mfe-a.history.0.at: Must be a time"],
    [releasedAs({ at: "+200000-01-01T00:00:00Z" }), "apps.mfe-a.history.0.at: Must be a time"],
    [releasedAs({ version: "1.0" }), "apps.mfe-a.history.0.version: Must look like 1.2.3"],
    [{ "mfe-a": { active: "latest", history: [] } }, "apps.mfe-a.active: Must look like 1.2.3"],
    [{ mfe_a: { active: "1.0.0", history: [] } }, "apps.mfe_a: "],
  ])("says which value can't be taken over: %j", async (apps, message) => {
    await using directory = await temporaryDirectory();
    await writeFile(join(directory.path, "registry.json"), JSON.stringify({ ...OLD, apps }));
    await expect(readRegistry(directory.path)).rejects.toThrow(`registry.json is damaged (${message}`);
  });

  it("runs as it did, stays on disk until the next change, and what's on disk then counts as published", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0", "1.3.0"]) await makeRelease(directory.path, "mfe-a", version);
    await rm(join(directory.path, "mfe-a", "1.0.0"), { recursive: true });
    const file = join(directory.path, "registry.json");
    await writeFile(file, JSON.stringify(OLD));
    expect((await resolveReleases(directory.path))?.features).toMatchObject([
      { active: { version: "1.3.0", origin: "https://a.example" }, fallbacks: [{ version: "1.1.0" }] },
    ]);
    expect(await readFile(file, "utf8")).toBe(JSON.stringify(OLD));

    await makeRelease(directory.path, "mfe-b", "1.0.0");
    const written = await readRegistry(directory.path);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ schema: 2, revision: 8 });
    const integrities = written.apps["mfe-a"]?.releases.map(({ integrity }) => integrity);
    expect(integrities?.[0]).toBeUndefined();
    expect(integrities?.[3]).toBe(await releaseIntegrity(directory.path, "mfe-a", "1.3.0"));
  });

  it("with an origin that's none is refused, too", async () => {
    await using directory = await temporaryDirectory();
    const app = { ...OLD.apps["mfe-a"], origin: "https://a.example; script-src *" };
    await writeFile(join(directory.path, "registry.json"), JSON.stringify({ ...OLD, apps: { "mfe-a": app } }));
    await expect(readRegistry(directory.path)).rejects.toThrow(/origin: Must look like https:\/\/host:port/);
  });
});
