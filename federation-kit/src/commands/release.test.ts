import { CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import { SPEC_VERSION } from "@atrium/shared-contracts/spec";
import { WIRE_VERSION } from "@atrium/shared-contracts/wire";
import { cp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { describe, expect, it } from "@jest/globals";
import { readRegistry } from "../releases/registry.ts";
import { readRelease } from "../releases/release.ts";
import { installedUi } from "../sharing/installed-packages.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { activate } from "./activate.ts";
import { check } from "./check.ts";
import { list } from "./list.ts";
import { prepareRelease, release } from "./release.ts";

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
    expect(registry.apps["mfe-sample"]?.history[0]?.notes).toBe("First");
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
    await activate(directory.path, "mfe-a", "1.0.0", "1.1.0 loses drafts");
    const { apps } = await readRegistry(directory.path);
    expect(apps["mfe-a"]).toMatchObject({ active: "1.0.0" });
    expect(apps["mfe-a"]?.history.at(-1)).toMatchObject({ action: "activate", notes: "1.1.0 loses drafts" });
    expect(await list(directory.path)).toMatch(/ {4}1\.1\.0 .*\n {2}\* 1\.0\.0 /);
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
      return apps["mfe-sample"]?.history.find((move) => move.version === version)?.notes;
    };
    const active = async () => (await readRegistry(directory.path)).apps["mfe-sample"]?.active;
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
      await activate(directory.path, "mfe-sample", "1.0.0", "1.2.0 loses samples");
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

  it("refuses to activate a feature that doesn't fit", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "2.0.0", { feature: { requires: { contract: "*", shell: "^2.0.0" } } });
    await makeRelease(directory.path, "shell", "2.0.0");
    await expect(activate(directory.path, "mfe-a", "1.0.0")).rejects.toThrow(/does not fit shell 2\.0\.0/);
  });

  it("says which features have no release left that fits when the shell moves", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "2.0.0");
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    expect(await activate(directory.path, "shell", "2.0.0")).toEqual([
      expect.stringMatching(/No release of mfe-a fits/),
    ]);
  });

  it("refuses a route that another feature already has", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", { feature: { routes: ["/sample"] } });
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await expect(release(request)).rejects.toThrow("mfe-sample/feature.json: routes: /sample belongs to mfe-a");
  });
});
