import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { Registry as RegistrySchema1 } from "@atrium/shared-contracts/wire";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { Registry } from "./registry-document.ts";
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
