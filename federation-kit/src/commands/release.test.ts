import { CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import { SPEC_VERSION } from "@atrium/shared-contracts/spec";
import { WIRE_VERSION } from "@atrium/shared-contracts/wire";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { describe, expect, it } from "@jest/globals";
import { actNow } from "../releases/act.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import { activeVersion } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { readRelease, releaseIntegrity } from "../releases/release.ts";
import { resolveReleases } from "../releases/resolve.ts";
import { installedUi } from "../sharing/installed-packages.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { activate } from "./activate.ts";
import { check } from "./check.ts";
import { list } from "./list.ts";
import { log } from "./log.ts";
import { prepareRelease, release } from "./release.ts";
import { withdraw } from "./withdraw.ts";

/** Makes the registry take what's on disk for what was published. */
async function registerAsOnDisk(directory: string, app: string, version: string) {
  const registry = await readRegistry(directory);
  const integrity = (await releaseIntegrity(directory, app, version)) ?? "";
  for (const published of registry.apps[app]?.releases ?? [])
    if (published.version === version) published.integrity = integrity;
  await writeRegistry(directory, registry);
}

const fixture = (app: string): string => join(import.meta.dirname, "../testing/fixtures", app);

/** Of a workspace with the sample, another app and the kit. */
const sampleLockfile = (others: string, rspack: string): string => `
lockfileVersion: '9.0'
importers:
  mfe-sample:
    devDependencies:
      '@atrium/federation-kit': { specifier: 'workspace:*', version: link:../federation-kit }
  mfe-other:
    dependencies:
      other: { specifier: '*', version: ${others} }
  federation-kit:
    dependencies:
      '@rspack/core': { specifier: '*', version: ${rspack} }
packages:
  '@rspack/core@${rspack}': { resolution: { integrity: sha512-rspack } }
  other@${others}: { resolution: { integrity: sha512-other } }
snapshots:
  '@rspack/core@${rspack}': {}
  other@${others}: {}
`;

describe("the release command", () => {
  it("builds only once: the second time, the same content is already released", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path, notes: "First" };
    const first = await release(request);
    const second = await release(request);
    expect(first).toMatchObject({
      app: "mfe-sample",
      built: true,
      version: expect.stringMatching(/^1\.2\.0-h[0-9a-f]{8}$/),
    });
    expect(second).toMatchObject({ version: first.version, built: false });
    const registry = await readRegistry(directory.path);
    expect(registry.revision).toBe(1);
    expect(registry.apps["mfe-sample"]?.releases[0]?.notes).toBe("First");
    const released = await readRelease(directory.path, "mfe-sample", first.version);
    expect(Object.keys(released?.exposes ?? {})).toEqual(["./routes", "./panel"]);
    expect(released?.files).toHaveProperty([released?.entry ?? ""]);
    expect(released?.feature?.version).toBe(first.version);
    expect(await readdir(join(directory.path, "mfe-sample", first.version))).toContain(`${released?.entry}.map`);
  });

  it("treats content prepared by two processes at once as the same, even if their builds differ", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path, onlyChanges: true };
    const [first, second] = [await prepareRelease(request), await prepareRelease(request)];
    expect([first.built, second.built]).toEqual([true, true]);
    await first.publish();
    const file = join(directory.path, "mfe-sample", first.version, "release.json");
    const published = JSON.parse(await readFile(file, "utf8")) as Release;
    await writeFile(file, JSON.stringify({ ...published, entry: "of-another-build.js" }));
    await registerAsOnDisk(directory.path, "mfe-sample", first.version);
    expect(await second.publish()).toEqual([]);
    expect((await readRegistry(directory.path)).revision).toBe(1);
    await first.discard();
    await second.discard();
  });

  it("activates what's on disk after a rollback only when it's released again", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    await activate(directory.path, "mfe-a", "1.0.0", { why: "1.1.0 loses drafts" });
    const registry = await readRegistry(directory.path);
    expect(activeVersion(registry, "mfe-a")).toBe("1.0.0");
    expect(registry.log.at(-1)).toMatchObject({ action: "rollback", from: "1.1.0", why: "1.1.0 loses drafts" });
    expect(await list(directory.path)).toMatch(/ {4}1\.1\.0 .*\(withdrawn: 1\.1\.0 loses drafts\)\n {2}\* 1\.0\.0 /);
    await expect(activate(directory.path, "mfe-a", "9.9.9")).rejects.toThrow(/9\.9\.9 is not released/);
  });

  it("leaves a pointer where someone moved it until the sources change", async () => {
    await using directory = await temporaryDirectory();
    const app = join(fixture(".."), `mfe-kept-${process.pid}`, "mfe-sample");
    await cp(fixture("mfe-sample"), app, { recursive: true, verbatimSymlinks: true });
    await writeFile(join(app, "CHANGELOG.md"), "# Sample\n\n## 1.2.0\n\n- Samples sort themselves\n");
    const start = () => release({ appDirectory: app, releasesDirectory: directory.path, onlyChanges: true });
    const noteOf = async (version: string) => {
      const { apps } = await readRegistry(directory.path);
      return apps["mfe-sample"]?.releases.find((published) => published.version === version)?.notes;
    };
    const active = async () => activeVersion(await readRegistry(directory.path), "mfe-sample");
    try {
      await makeRelease(directory.path, "mfe-sample", "1.0.0");
      const first = await start();
      expect(first.remarks).toEqual([`mfe-sample ${first.version} replaces 1.0.0: its sources have changed`]);
      await activate(directory.path, "mfe-sample", "1.0.0");
      expect((await start()).remarks).toEqual(["mfe-sample 1.0.0 stays active: nothing has changed in its sources"]);
      expect(await active()).toBe("1.0.0");
      await makeRelease(directory.path, "mfe-sample", "1.1.0");
      await start();
      expect(await active()).toBe("1.1.0");

      await writeFile(join(app, "src/sample.css"), ".sample { color: red; }");
      const second = await start();
      expect(second).toMatchObject({ built: true, version: await active() });
      expect(second.remarks).toEqual([`mfe-sample ${second.version} replaces 1.1.0: its sources have changed`]);
      // The changelog's line is told once.
      expect([await noteOf(first.version), await noteOf(second.version)]).toEqual([
        "Samples sort themselves",
        undefined,
      ]);
      await cp(join(fixture("mfe-sample"), "src/sample.css"), join(app, "src/sample.css"));
      expect(await start()).toMatchObject({ built: false, version: first.version });
      expect(await active()).toBe(first.version);
    } finally {
      await rm(dirname(app), { recursive: true });
    }
  });

  it("leaves an operator's activation alone: adopting a release and restoring a directory release no other sources", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const start = () => release({ ...request, onlyChanges: true });
    const active = async () => activeVersion(await readRegistry(directory.path), "mfe-sample");
    await makeRelease(directory.path, "mfe-sample", "0.9.0");
    await rm(join(directory.path, "registry.json"));
    const { version } = await release(request);
    await activate(directory.path, "mfe-sample", "0.9.0", { why: `${version} loses samples` });
    expect((await start()).remarks).toEqual(["mfe-sample 0.9.0 stays active: nothing has changed in its sources"]);
    expect(await active()).toBe("0.9.0");

    await release(request);
    await release({ ...request, version: "2.0.0" });
    await rm(join(directory.path, "mfe-sample", version), { recursive: true });
    expect((await start()).remarks).toEqual(["mfe-sample 2.0.0 stays active: nothing has changed in its sources"]);
    expect((await readRegistry(directory.path)).log.at(-1)).toMatchObject({ why: "Its directory was gone" });
    await activate(directory.path, "mfe-sample", "0.9.0");
    expect((await start()).remarks).toHaveLength(1);
    expect(await active()).toBe("0.9.0");
  });

  it("leaves a rolled-back app alone when the packages of another app change", async () => {
    await using directory = await temporaryDirectory();
    const workspace = join(fixture(".."), `mfe-locked-${process.pid}`);
    const app = join(workspace, "mfe-sample");
    const lockfile = (others: string, rspack = "2.3.2") =>
      writeFile(join(workspace, "pnpm-lock.yaml"), sampleLockfile(others, rspack));
    const start = () => release({ appDirectory: app, releasesDirectory: directory.path, onlyChanges: true });
    try {
      await cp(fixture("mfe-sample"), app, { recursive: true, verbatimSymlinks: true });
      await makeRelease(directory.path, "mfe-sample", "1.0.0");
      await lockfile("1.0.0");
      const first = await start();
      await activate(directory.path, "mfe-sample", "1.0.0", { why: "1.2.0 loses samples" });
      await lockfile("2.0.0");
      const kept = await start();
      expect(kept).toMatchObject({ built: false, version: first.version });
      expect(kept.remarks).toEqual(["mfe-sample 1.0.0 stays active: nothing has changed in its sources"]);
      await lockfile("2.0.0", "2.3.3");
      const rebuilt = await start();
      expect(rebuilt.remarks).toEqual([`mfe-sample ${rebuilt.version} replaces 1.0.0: its sources have changed`]);
    } finally {
      await rm(workspace, { recursive: true });
    }
  });

  it("serves each release from the origin it was released with, and a new one from where the active one is", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const origins = async () =>
      (await readRegistry(directory.path)).apps["mfe-sample"]?.releases.map(({ version, origin }) => [version, origin]);
    await makeRelease(directory.path, "mfe-sample", "1.0.0", { origin: "https://a.example" });
    const { version } = await release(request);
    expect(await origins()).toEqual([
      ["1.0.0", "https://a.example"],
      [version, "https://a.example"],
    ]);
    await release({ ...request, origin: "https://b.example", why: "a.example is full" });
    expect(await origins()).toEqual([
      ["1.0.0", "https://a.example"],
      [version, "https://b.example"],
    ]);
    expect((await readRegistry(directory.path)).log.at(-1)).toMatchObject({
      action: "publish",
      version,
      origin: "https://b.example",
      why: "a.example is full",
    });
    await release({ ...request, origin: null });
    expect((await origins())?.[1]).toEqual([version, undefined]);
    const { revision } = await readRegistry(directory.path);
    await release(request);
    expect((await readRegistry(directory.path)).revision).toBe(revision);
  });

  it("builds a release again whose directory is gone, and pages take the new build for what was published", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path, onlyChanges: true };
    await makeRelease(directory.path, "shell", "1.0.0", {
      provides: {
        contract: CONTRACT_VERSION,
        wire: WIRE_VERSION,
        spec: SPEC_VERSION,
        ui: installedUi(fixture("mfe-sample")),
        shell: "1.0.0",
      },
    });
    const { version } = await release(request);
    await rm(join(directory.path, "mfe-sample", version), { recursive: true });
    expect((await resolveReleases(directory.path))?.features).toEqual([]);
    expect(await release(request)).toMatchObject({ version, built: true });
    expect((await resolveReleases(directory.path))?.features).toMatchObject([{ active: { version } }]);
    expect((await readRegistry(directory.path)).log.at(-1)).toMatchObject({ why: "Its directory was gone" });
  });

  it("refuses to point to a release whose description was changed", async () => {
    await using directory = await temporaryDirectory();
    const { version } = await release({ appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path });
    await makeRelease(directory.path, "mfe-sample", "2.0.0");
    const file = join(directory.path, "mfe-sample", version, "release.json");
    await writeFile(file, (await readFile(file, "utf8")).replace("sha256-", "sha256-A"));
    const refusal = /release\.json isn't what was published: delete .* and release mfe-sample .* again/;
    await expect(activate(directory.path, "mfe-sample", version)).rejects.toThrow(refusal);
    await expect(release({ appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path })).rejects.toThrow(
      refusal,
    );
    expect(activeVersion(await readRegistry(directory.path), "mfe-sample")).toBe("2.0.0");
  });

  it("refuses to point to a shell again whose page was changed", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("shell"), releasesDirectory: directory.path };
    const { version } = await release(request);
    await makeRelease(directory.path, "shell", "2.0.0");
    await writeFile(join(directory.path, "shell", version, "page.json"), "{}");
    await expect(release(request)).rejects.toThrow(
      /page\.json of shell .* can't be used \(it isn't what was released\)/,
    );
    expect(activeVersion(await readRegistry(directory.path), "shell")).toBe("2.0.0");
  });

  it("refuses a build whose sources changed meanwhile, so a version's hash always matches its content", async () => {
    await using directory = await temporaryDirectory();
    const app = join(fixture(".."), `mfe-moving-${process.pid}`, "mfe-sample");
    await cp(fixture("mfe-sample"), app, { recursive: true, verbatimSymlinks: true });
    try {
      const config = await readFile(join(app, "rspack.config.ts"), "utf8");
      const edit = `import { appendFileSync } from "node:fs";\nappendFileSync(import.meta.dirname + "/src/sample.css", "\\n");\n`;
      await writeFile(join(app, "rspack.config.ts"), edit + config);
      const request = { appDirectory: app, releasesDirectory: directory.path };
      await expect(release(request)).rejects.toThrow("The sources of mfe-sample changed while it was built");
      expect((await readRegistry(directory.path)).apps).not.toHaveProperty("mfe-sample");
    } finally {
      await rm(dirname(app), { recursive: true });
    }
  });

  it("refuses a feature that doesn't fit the active shell, before anything moves", async () => {
    await using directory = await temporaryDirectory();
    const ui = installedUi(fixture("mfe-sample"));
    const provides = { contract: CONTRACT_VERSION, wire: WIRE_VERSION, spec: SPEC_VERSION, ui, shell: "2.0.0" };
    await makeRelease(directory.path, "shell", "2.0.0", { provides });
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await expect(release(request)).rejects.toThrow(
      /does not fit shell 2\.0\.0: it requires shell \^1\.0\.0, and the shell provides 2\.0\.0/,
    );
    await expect(check(fixture("mfe-sample"), directory.path)).rejects.toThrow(/does not fit shell 2\.0\.0/);
    expect((await readRegistry(directory.path)).apps).not.toHaveProperty("mfe-sample");
    expect(await readdir(directory.path)).not.toContain("mfe-sample");
  });

  it("refuses a feature built with a later shared-ui than the shell's, even if the shell doesn't state its version", async () => {
    await using directory = await temporaryDirectory();
    const provides = { contract: CONTRACT_VERSION, wire: WIRE_VERSION, spec: SPEC_VERSION, shell: "1.0.0" };
    for (const [version, ui] of [["1.0.0"], ["1.0.1", "1.0.0"]] as const) {
      await makeRelease(directory.path, "shell", version, { provides: { ...provides, ui } });
      await expect(check(fixture("mfe-sample"), directory.path)).rejects.toThrow(
        `it requires ui ^${installedUi(fixture("mfe-sample"))}, and the shell provides ${ui ?? "none"}`,
      );
    }
  });

  it("refuses to activate a release whose directory is gone, and says so", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    const gone = join(directory.path, "mfe-a", "1.0.0");
    await rm(gone, { recursive: true });
    await expect(activate(directory.path, "mfe-a", "1.0.0")).rejects.toThrow(
      `${gone} is gone: release mfe-a 1.0.0 again`,
    );
  });

  it.each([
    ["is gone", (file: string) => rm(file)],
    ["isn't what was published", (file: string) => writeFile(file, "stolen()")],
  ])("refuses to point to a release with a file that %s", async (problem, damage) => {
    await using directory = await temporaryDirectory();
    const files = { "entry.js": "1", "later/chunk.js": "2" };
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    const own = join(directory.path, "mfe-a", "1.0.0");
    await damage(join(own, "later/chunk.js"));
    await expect(activate(directory.path, "mfe-a", "1.0.0")).rejects.toThrow(
      `${join(own, "later/chunk.js")} ${problem}: delete ${own} and release mfe-a 1.0.0 again`,
    );
    expect(activeVersion(await readRegistry(directory.path), "mfe-a")).toBe("1.1.0");
  });

  it("refuses to release what's on disk already if one of its files was altered", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const { version } = await release(request);
    await makeRelease(directory.path, "mfe-sample", "2.0.0");
    const published = await readRelease(directory.path, "mfe-sample", version);
    const entry = join(directory.path, "mfe-sample", version, published?.entry ?? "");
    await writeFile(entry, "stolen()");
    await expect(release(request)).rejects.toThrow(`${entry} isn't what was published`);
    expect(activeVersion(await readRegistry(directory.path), "mfe-sample")).toBe("2.0.0");
  });

  it("promotes what was never active, and withdraws nothing", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "0.9.0");
    await makeRelease(directory.path, "mfe-a", "0.9.1");
    await rm(join(directory.path, "registry.json"));
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await withRegistryLock(directory.path, async () => {
      const integrity = await releaseIntegrity(directory.path, "mfe-a", "0.9.1");
      const step = { action: "publish", app: "mfe-a", version: "0.9.1", origin: undefined, integrity } as const;
      await writeRegistry(directory.path, changeRegistry(await readRegistry(directory.path), actNow(), [step]));
    });
    for (const version of ["0.9.0", "0.9.1"]) {
      await activate(directory.path, "mfe-a", version);
      const { apps, log: entries } = await readRegistry(directory.path);
      expect(entries.at(-1)).toMatchObject({ action: "promote", version });
      expect(apps["mfe-a"]?.releases.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    }
    await activate(directory.path, "mfe-a", "1.0.0");
    expect((await readRegistry(directory.path)).log.at(-1)).toMatchObject({ action: "rollback", version: "1.0.0" });
  });

  it("checks who and why before it builds", async () => {
    await using directory = await temporaryDirectory();
    const app = join(directory.path, "mfe-unbuildable");
    await mkdir(app);
    await writeFile(join(app, "package.json"), '{"version": "1.0.0"}');
    const request = { appDirectory: app, releasesDirectory: directory.path };
    await expect(release({ ...request, why: "a\nb" })).rejects.toThrow("The reason must be one line");
    process.env["ATRIUM_ACTOR"] = "ann\nbob";
    try {
      await expect(release(request)).rejects.toThrow("ATRIUM_ACTOR must be one line");
    } finally {
      delete process.env["ATRIUM_ACTOR"];
    }
  });

  it("refuses to activate a feature that doesn't fit", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "2.0.0", { feature: { requires: { contract: "*", shell: "^2.0.0" } } });
    await makeRelease(directory.path, "shell", "2.0.0");
    await expect(activate(directory.path, "mfe-a", "1.0.0")).rejects.toThrow(/does not fit shell 2\.0\.0/);
  });

  it("refuses a shell that leaves a feature without a release that fits, unless that's accepted", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "2.0.0");
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-b", "1.0.0");
    const before = await readRegistry(directory.path);
    await expect(activate(directory.path, "shell", "2.0.0")).rejects.toThrow(
      /^shell 2\.0\.0 would leave mfe-a without a release that fits: .*--strand mfe-a$/,
    );
    await expect(activate(directory.path, "shell", "2.0.0", { strands: ["mfe-a"] })).rejects.toThrow(/leave mfe-b/);
    expect(await readRegistry(directory.path)).toEqual(before);
    expect((await activate(directory.path, "shell", "2.0.0", { strands: ["mfe-a", "mfe-b"] })).remarks).toEqual([
      expect.stringMatching(/No release of mfe-a fits/),
      expect.stringMatching(/No release of mfe-b fits/),
    ]);
    expect(activeVersion(await readRegistry(directory.path), "shell")).toBe("2.0.0");
  });

  it("takes a shell for which an earlier release of a feature fits", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "2.0.0");
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", { feature: { requires: { contract: "*", shell: "*" } } });
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    expect(await activate(directory.path, "shell", "2.0.0")).toEqual({ moved: true, remarks: [] });
  });

  it("refuses a route that another feature already has", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", { feature: { routes: ["/sample"] } });
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await expect(release(request)).rejects.toThrow("mfe-sample/feature.json: routes: /sample belongs to mfe-a");
  });
});

describe("withdrawing", () => {
  it("takes back a release that isn't active, with who and why, until it's activated again", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    const fallbacks = async () =>
      (await resolveReleases(directory.path))?.features[0]?.fallbacks.map(({ version }) => version);
    expect(await withdraw(directory.path, "mfe-a", "1.1.0", "Loses drafts")).toBe(true);
    expect(await withdraw(directory.path, "mfe-a", "1.1.0", "Loses drafts")).toBe(false);
    expect(await fallbacks()).toEqual(["1.0.0"]);
    expect(await list(directory.path)).toMatch(/ {4}1\.1\.0 .*\(withdrawn: Loses drafts\)/);
    expect((await log(directory.path, "mfe-a")).at(-1)).toMatch(
      /^5 {2}\S+Z {2}\S+@\S+ {2}withdraw mfe-a 1\.1\.0 {2}\(Loses drafts\)$/,
    );
    await activate(directory.path, "mfe-a", "1.1.0");
    await activate(directory.path, "mfe-a", "1.2.0");
    expect(await fallbacks()).toEqual(["1.1.0", "1.0.0"]);
  });

  it("is refused for the active release and one that isn't there", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await expect(withdraw(directory.path, "mfe-a", "1.0.0", "Loses drafts")).rejects.toThrow(
      "mfe-a 1.0.0 is active: activate another version of it before you withdraw this one",
    );
    await expect(withdraw(directory.path, "mfe-a", "9.9.9", "Loses drafts")).rejects.toThrow("9.9.9 is not released");
    await expect(withdraw(directory.path, "constructor", "1.0.0", "Odd")).rejects.toThrow("constructor 1.0.0 is not");
    expect((await readRegistry(directory.path)).revision).toBe(1);
  });
});
