import { CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import { SPEC_VERSION } from "@atrium/shared-contracts/spec";
import { WIRE_VERSION, type Release } from "@atrium/shared-contracts/wire";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { activeVersion } from "../releases/registry-document.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { readRelease, releaseIntegrity } from "../releases/release.ts";
import { resolveReleases } from "../releases/resolve.ts";
import { installedUi } from "../sharing/installed-packages.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { promote } from "./promote.ts";
import type { PublishRequest } from "./publish-request.ts";
import { prepareRelease, publish } from "./publish.ts";
import { rollback } from "./rollback.ts";
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

/** What npm start does with one app. */
async function start(request: PublishRequest) {
  const release = await prepareRelease(request);
  try {
    return { built: release.built, version: release.version, remarks: await release.publishSources() };
  } finally {
    await release.discard();
  }
}

describe("publishing and promoting the sources", () => {
  it("treats content prepared by two processes at once as the same, even if their builds differ", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const [first, second] = [await prepareRelease(request), await prepareRelease(request)];
    expect([first.built, second.built]).toEqual([true, true]);
    await first.publishSources();
    const file = join(directory.path, "mfe-sample", first.version, "release.json");
    const published = JSON.parse(await readFile(file, "utf8")) as Release;
    await writeFile(file, JSON.stringify({ ...published, entry: "of-another-build.js" }));
    await registerAsOnDisk(directory.path, "mfe-sample", first.version);
    expect(await second.publishSources()).toEqual([]);
    expect((await readRegistry(directory.path)).revision).toBe(2);
    await first.discard();
    await second.discard();
  });

  it("leaves a pointer where someone moved it until the sources change", async () => {
    await using directory = await temporaryDirectory();
    const app = join(fixture(".."), `mfe-kept-${process.pid}`, "mfe-sample");
    await cp(fixture("mfe-sample"), app, { recursive: true, verbatimSymlinks: true });
    await writeFile(join(app, "CHANGELOG.md"), "# Sample\n\n## 1.2.0\n\n- Samples sort themselves\n");
    const request = { appDirectory: app, releasesDirectory: directory.path };
    const noteOf = async (version: string) => {
      const { apps } = await readRegistry(directory.path);
      return apps["mfe-sample"]?.releases.find((published) => published.version === version)?.notes;
    };
    const active = async () => activeVersion(await readRegistry(directory.path), "mfe-sample");
    try {
      await makeRelease(directory.path, "mfe-sample", "1.0.0");
      const first = await start(request);
      expect(first.remarks).toEqual([`mfe-sample ${first.version} replaces 1.0.0: its sources have changed`]);
      await rollback(directory.path, "mfe-sample");
      expect((await start(request)).remarks).toEqual([
        "mfe-sample 1.0.0 stays active: nothing has changed in its sources",
      ]);
      expect(await active()).toBe("1.0.0");
      await makeRelease(directory.path, "mfe-sample", "1.1.0");
      await start(request);
      expect(await active()).toBe("1.1.0");

      await writeFile(join(app, "src/sample.css"), ".sample { color: red; }");
      const second = await start(request);
      expect(second).toMatchObject({ built: true, version: await active() });
      expect(second.remarks).toEqual([`mfe-sample ${second.version} replaces 1.1.0: its sources have changed`]);
      // The changelog's line is told once.
      expect([await noteOf(first.version), await noteOf(second.version)]).toEqual([
        "Samples sort themselves",
        undefined,
      ]);
      await cp(join(fixture("mfe-sample"), "src/sample.css"), join(app, "src/sample.css"));
      expect(await start(request)).toMatchObject({ built: false, version: first.version });
      expect(await active()).toBe(first.version);
    } finally {
      await rm(dirname(app), { recursive: true });
    }
  });

  it("leaves an operator's move alone: adopting a release and restoring a directory publish no other sources", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const active = async () => activeVersion(await readRegistry(directory.path), "mfe-sample");
    await makeRelease(directory.path, "mfe-sample", "0.9.0");
    await rm(join(directory.path, "registry.json"));
    const { version } = await publish(request);
    await promote(directory.path, "mfe-sample", version);
    await promote(directory.path, "mfe-sample", "0.9.0", { why: `${version} loses samples` });
    expect((await start(request)).remarks).toEqual([
      "mfe-sample 0.9.0 stays active: nothing has changed in its sources",
    ]);
    expect(await active()).toBe("0.9.0");

    await publish({ ...request, version: "2.0.0" });
    await promote(directory.path, "mfe-sample", "2.0.0");
    await rm(join(directory.path, "mfe-sample", version), { recursive: true });
    expect((await start(request)).remarks).toEqual([
      "mfe-sample 2.0.0 stays active: nothing has changed in its sources",
    ]);
    expect((await readRegistry(directory.path)).log.at(-1)).toMatchObject({ why: "Its directory was gone" });
    await rollback(directory.path, "mfe-sample", "0.9.0");
    expect((await start(request)).remarks).toHaveLength(1);
    expect(await active()).toBe("0.9.0");
  });

  it("leaves a rolled-back app alone when the packages of another app change", async () => {
    await using directory = await temporaryDirectory();
    const workspace = join(fixture(".."), `mfe-locked-${process.pid}`);
    const app = join(workspace, "mfe-sample");
    const lockfile = (others: string, rspack = "2.3.2") =>
      writeFile(join(workspace, "pnpm-lock.yaml"), sampleLockfile(others, rspack));
    const request = { appDirectory: app, releasesDirectory: directory.path };
    try {
      await cp(fixture("mfe-sample"), app, { recursive: true, verbatimSymlinks: true });
      await makeRelease(directory.path, "mfe-sample", "1.0.0");
      await lockfile("1.0.0");
      const first = await start(request);
      await rollback(directory.path, "mfe-sample", "1.0.0", { why: "1.2.0 loses samples" });
      await lockfile("2.0.0");
      const kept = await start(request);
      expect(kept).toMatchObject({ built: false, version: first.version });
      expect(kept.remarks).toEqual(["mfe-sample 1.0.0 stays active: nothing has changed in its sources"]);
      await lockfile("2.0.0", "2.3.3");
      const rebuilt = await start(request);
      expect(rebuilt.remarks).toEqual([`mfe-sample ${rebuilt.version} replaces 1.0.0: its sources have changed`]);
    } finally {
      await rm(workspace, { recursive: true });
    }
  });

  it("builds a release again whose directory is gone, and pages take the new build for what was published", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await makeRelease(directory.path, "shell", "1.0.0", {
      provides: {
        contract: CONTRACT_VERSION,
        wire: WIRE_VERSION,
        spec: SPEC_VERSION,
        ui: installedUi(fixture("mfe-sample")),
        shell: "1.0.0",
      },
    });
    const { version } = await start(request);
    await rm(join(directory.path, "mfe-sample", version), { recursive: true });
    expect((await resolveReleases(directory.path))?.features).toEqual([]);
    expect(await start(request)).toMatchObject({ version, built: true });
    expect((await resolveReleases(directory.path))?.features).toMatchObject([{ active: { version } }]);
    expect((await readRegistry(directory.path)).log.at(-1)).toMatchObject({ why: "Its directory was gone" });
  });

  it("promotes what someone only published, and nothing that someone withdrew", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const active = async () => activeVersion(await readRegistry(directory.path), "mfe-sample");
    await makeRelease(directory.path, "mfe-sample", "1.0.0");
    const { version } = await publish(request);
    await withdraw(directory.path, "mfe-sample", version, "Loses samples");
    expect((await start(request)).remarks).toEqual([
      "mfe-sample 1.0.0 stays active: nothing has changed in its sources",
    ]);
    await rm(join(directory.path, "registry.json"));
    await makeRelease(directory.path, "mfe-sample", "1.0.0");
    await rm(join(directory.path, "sources.json"));
    await publish(request);
    expect(await active()).toBe("1.0.0");
    await start(request);
    expect(await active()).toBe(version);
  });

  it("leaves a rollout of the sources as it is", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await makeRelease(directory.path, "mfe-sample", "1.0.0");
    const { version } = await publish(request);
    await promote(directory.path, "mfe-sample", version, { percent: 5 });
    const before = await readRegistry(directory.path);
    expect((await start(request)).remarks).toEqual([
      "mfe-sample 1.0.0 stays active: nothing has changed in its sources",
    ]);
    expect(await readRegistry(directory.path)).toEqual(before);
  });

  it("ends the rollout of another version, and says so", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await makeRelease(directory.path, "mfe-sample", "1.0.0");
    await makeRelease(directory.path, "mfe-sample", "1.1.0", { promoted: false });
    await promote(directory.path, "mfe-sample", "1.1.0", { percent: 5 });
    const { version, remarks } = await start(request);
    expect(remarks).toEqual([
      `mfe-sample ${version} replaces 1.0.0: its sources have changed`,
      "mfe-sample 1.1.0 isn't being rolled out any more",
    ]);
    expect((await readRegistry(directory.path)).apps["mfe-sample"]?.channels).toEqual({ stable: { version } });
  });

  it("starts although a release that isn't active was altered", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await makeRelease(directory.path, "mfe-sample", "1.0.0");
    const { version } = await start(request);
    await rollback(directory.path, "mfe-sample");
    const published = await readRelease(directory.path, "mfe-sample", version);
    await writeFile(join(directory.path, "mfe-sample", version, published?.entry ?? ""), "stolen()");
    expect((await start(request)).remarks).toEqual([
      "mfe-sample 1.0.0 stays active: nothing has changed in its sources",
    ]);
  });
});
