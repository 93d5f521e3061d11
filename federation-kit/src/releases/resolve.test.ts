import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { promote } from "../commands/promote.ts";
import { rollback } from "../commands/rollback.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { integrityOf } from "./integrity.ts";
import { readRegistry, writeRegistry } from "./registry.ts";
import { hasRollout, readRunnable, resolve, resolveReleases, rolloutsOf } from "./resolve.ts";

const requiring = (shell: string) => ({ feature: { requires: { contract: "^1.0.0", shell } } });

async function resolved(directory: string) {
  const releases = await resolveReleases(directory);
  const [feature] = releases?.features ?? [];
  return { active: feature?.active.version, fallbacks: feature?.fallbacks.map(({ version }) => version) };
}

describe("what the next page load runs", () => {
  it("is nothing while no shell has been promoted", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    expect(await resolveReleases(directory.path)).toBeUndefined();
  });

  it("is the newest release, with the two before it as fallbacks", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0", "1.3.0"]) await makeRelease(directory.path, "mfe-a", version);
    expect(await resolved(directory.path)).toEqual({ active: "1.3.0", fallbacks: ["1.2.0", "1.1.0"] });
  });

  it("is the old release after a rollback, and what was rolled back isn't a fallback", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    await rollback(directory.path, "mfe-a", "1.1.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.1.0", fallbacks: ["1.0.0"] });
  });

  it("skips releases that don't fit the shell", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", requiring("^1.0.0"));
    await makeRelease(directory.path, "mfe-a", "2.0.0", requiring("^2.0.0"));
    await makeRelease(directory.path, "mfe-a", "3.0.0", requiring("^2.0.0"));
    expect(await resolved(directory.path)).toEqual({ active: "1.0.0", fallbacks: [] });
    await makeRelease(directory.path, "shell", "2.0.0");
    expect(await resolved(directory.path)).toEqual({ active: "3.0.0", fallbacks: ["2.0.0"] });
  });

  it("never falls back to a withdrawn release, even when newer ones follow", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    await rollback(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.3.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.3.0", fallbacks: ["1.0.0"] });
    await rollback(directory.path, "mfe-a", "1.2.0");
    await makeRelease(directory.path, "mfe-a", "1.4.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.4.0", fallbacks: ["1.2.0", "1.0.0"] });
  });

  it("is never a withdrawn release, even when the active one is gone or doesn't fit", async () => {
    await using directory = await temporaryDirectory();
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "shell", version);
    await rollback(directory.path, "shell", "1.1.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", requiring("~1.1.0"));
    await makeRelease(directory.path, "mfe-a", "1.1.0", requiring("~1.0.0 || ~1.1.0"));
    await rollback(directory.path, "mfe-a", "1.0.0");
    await rm(join(directory.path, "shell", "1.1.0"), { recursive: true });
    expect((await resolveReleases(directory.path))?.shell.version).toBe("1.0.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.0.0", fallbacks: [] });
  });

  it("is a promoted release, even if the registry had no record of it", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await rm(join(directory.path, "registry.json"));
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    await promote(directory.path, "mfe-a", "1.0.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.0.0", fallbacks: ["1.1.0"] });
  });

  it("is a later release rather than none, and the active one when none fits", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", requiring("^1.0.0"));
    await makeRelease(directory.path, "mfe-a", "2.0.0", requiring("^2.0.0"));
    await makeRelease(directory.path, "mfe-a", "1.0.0", requiring("^1.0.0"));
    await makeRelease(directory.path, "shell", "2.0.0");
    expect(await resolved(directory.path)).toEqual({ active: "2.0.0", fallbacks: [] });
    await makeRelease(directory.path, "shell", "3.0.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.0.0", fallbacks: [] });
  });

  it("has each release at the origin it was published with, also after a rollback", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0", { origin: "https://a.example" });
    await makeRelease(directory.path, "shell", "1.1.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", { origin: "https://a.example" });
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    await makeRelease(directory.path, "mfe-a", "1.2.0", { origin: "https://b.example" });
    const places = async () => {
      const { shell, features } = (await resolveReleases(directory.path)) ?? {};
      const { active, fallbacks = [] } = features?.[0] ?? {};
      return [shell, active, ...fallbacks].map((release) => [release?.version, release?.origin]);
    };
    expect(await places()).toEqual([
      ["1.1.0", undefined],
      ["1.2.0", "https://b.example"],
      ["1.1.0", undefined],
      ["1.0.0", "https://a.example"],
    ]);
    await rollback(directory.path, "mfe-a", "1.0.0");
    await rollback(directory.path, "shell", "1.0.0");
    expect(await places()).toEqual([
      ["1.0.0", "https://a.example"],
      ["1.0.0", "https://a.example"],
    ]);
  });

  it("is never a release that was only published", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    const registry = await readRegistry(directory.path);
    for (const release of registry.apps["mfe-a"]?.releases ?? [])
      if (release.version === "1.0.0") delete release.promoted;
    await writeRegistry(directory.path, registry);
    expect(await resolved(directory.path)).toEqual({ active: "1.1.0", fallbacks: [] });
  });

  it.each(["shell", "mfe-a"])(
    "is nothing while the description of a release of %s isn't the published one",
    async (app) => {
      await using directory = await temporaryDirectory();
      await makeRelease(directory.path, "shell", "1.0.0");
      await makeRelease(directory.path, "mfe-a", "1.0.0");
      await makeRelease(directory.path, app, "1.1.0");
      const file = join(directory.path, app, "1.0.0", "release.json");
      await writeFile(file, `${await readFile(file, "utf8")} `);
      await expect(resolveReleases(directory.path)).rejects.toThrow(
        `${app}/1.0.0/release.json isn't what was published: delete ${join(directory.path, app, "1.0.0")} and publish ${app} 1.0.0 again`,
      );
    },
  );

  it.each([
    ["an absolute entry", { entry: "https://evil.example/entry.js" }, "entry"],
    ["an entry of another host", { entry: "//evil.example/entry.js" }, "entry"],
    ["an entry in another release", { entry: "../1.1.0/entry.js" }, "entry"],
    ["an entry that's a script", { entry: "javascript:alert(1)" }, "entry"],
    [
      "an exposed module that's data",
      { exposes: { "./routes": { js: ["data:text/javascript,1"], css: [] } } },
      "exposes",
    ],
    ["an exposed style elsewhere", { exposes: { "./routes": { js: [], css: ["/a/../../b.css"] } } }, "exposes"],
    ["texts elsewhere", { texts: { de: "http://evil.example/de.js" } }, "texts"],
    ["later modules elsewhere", { later: [String.raw`..\x.js`] }, "later"],
    ["a file outside of it", { files: { "../x.js": `sha256-${"A".repeat(43)}=` } }, "files"],
  ])("is nothing with %s", async (_name, change, field) => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    const release = await makeRelease(directory.path, "mfe-a", "1.0.0");
    const file = join(directory.path, "mfe-a", "1.0.0", "release.json");
    await writeFile(file, JSON.stringify({ ...release, ...change }));
    const registry = await readRegistry(directory.path);
    for (const published of registry.apps["mfe-a"]?.releases ?? [])
      published.integrity = integrityOf(await readFile(file));
    await writeRegistry(directory.path, registry);
    await expect(resolveReleases(directory.path)).rejects.toThrow(
      new RegExp(
        String.raw`mfe-a/1\.0\.0/release\.json is damaged \(${field}.*: delete .* and publish mfe-a 1\.0\.0 again$`,
      ),
    );
  });

  it("ignores a release whose directory is gone", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    await rm(join(directory.path, "mfe-a", "1.1.0"), { recursive: true });
    expect(await resolved(directory.path)).toEqual({ active: "1.2.0", fallbacks: ["1.0.0"] });
  });
});

describe("what a visitor's next page load runs", () => {
  const MEMBER = 3_875;
  const OTHER = 3_874;

  /** The feature's version and fallbacks. */
  async function runs(directory: string, cohort: number | undefined, channel?: string) {
    const runnable = await readRunnable(directory, channel);
    const releases = resolve(runnable, rolloutsOf(runnable, cohort));
    const [feature] = releases?.features ?? [];
    return [feature?.active.version, ...(feature?.fallbacks ?? []).map(({ version }) => version)];
  }

  it("is what's rolled out for who is part of it, with the active one to fall back to, and nothing of it for anyone else", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "0.9.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0", { promoted: false });
    await promote(directory.path, "mfe-a", "1.1.0", { percent: 1 });
    expect(await runs(directory.path, MEMBER)).toEqual(["1.1.0", "1.0.0", "0.9.0"]);
    expect(await runs(directory.path, OTHER)).toEqual(["1.0.0", "0.9.0"]);
    expect(await runs(directory.path, undefined)).toEqual(["1.0.0", "0.9.0"]);
    const runnable = await readRunnable(directory.path);
    expect([hasRollout(runnable), rolloutsOf(runnable, MEMBER), rolloutsOf(runnable, OTHER)]).toEqual([
      true,
      ["mfe-a"],
      [],
    ]);
    await rollback(directory.path, "mfe-a");
    expect(await runs(directory.path, MEMBER)).toEqual(["1.0.0", "0.9.0"]);
    expect(hasRollout(await readRunnable(directory.path))).toBe(false);
  });

  it("never is what's rolled out to others, even if nothing else fits", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", requiring("^1.0.0"));
    await makeRelease(directory.path, "mfe-a", "1.1.0", requiring("*"));
    await rollback(directory.path, "mfe-a");
    await promote(directory.path, "mfe-a", "1.1.0", { percent: 1 });
    await makeRelease(directory.path, "shell", "2.0.0");
    expect(await runs(directory.path, OTHER)).toEqual(["1.0.0"]);
    expect(await runs(directory.path, MEMBER)).toEqual(["1.1.0"]);
  });

  it("is a shell that's rolled out with the features that fit it", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "shell", "2.0.0", { promoted: false });
    await makeRelease(directory.path, "mfe-a", "0.9.0", requiring("^2.0.0"));
    await makeRelease(directory.path, "mfe-a", "1.0.0", requiring("^1.0.0"));
    await promote(directory.path, "shell", "2.0.0", { percent: 99 });
    const runnable = await readRunnable(directory.path);
    expect(resolve(runnable, ["shell"])).toMatchObject({
      shell: { version: "2.0.0" },
      features: [{ active: { version: "0.9.0" } }],
    });
    expect(resolve(runnable)).toMatchObject({
      shell: { version: "1.0.0" },
      features: [{ active: { version: "1.0.0" } }],
    });
  });

  it("is the active release if what's rolled out is gone from disk", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0", { promoted: false });
    await promote(directory.path, "mfe-a", "1.1.0", { percent: 1 });
    await rm(join(directory.path, "mfe-a", "1.1.0"), { recursive: true });
    expect(await runs(directory.path, MEMBER)).toEqual(["1.0.0"]);
  });

  it("is what's on the channel that the installation follows, and no rollout then", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    for (const version of ["1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version, { promoted: false });
    await promote(directory.path, "mfe-a", "1.1.0", { percent: 1 });
    expect(await runs(directory.path, MEMBER, "beta")).toEqual(["1.1.0", "1.0.0"]);
    await promote(directory.path, "mfe-a", "1.2.0", { channel: "beta" });
    expect(await runs(directory.path, MEMBER, "beta")).toEqual(["1.2.0", "1.0.0"]);
    expect(await runs(directory.path, OTHER)).toEqual(["1.0.0"]);
    expect(hasRollout(await readRunnable(directory.path, "beta"))).toBe(false);
    await rollback(directory.path, "mfe-a", undefined, { channel: "beta" });
    expect(await runs(directory.path, OTHER, "beta")).toEqual(["1.0.0"]);
    expect(await runs(directory.path, OTHER, "constructor")).toEqual(["1.0.0"]);
  });
});
