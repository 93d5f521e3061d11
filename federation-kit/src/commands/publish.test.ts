import { CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import { SPEC_VERSION } from "@atrium/shared-contracts/spec";
import { WIRE_VERSION } from "@atrium/shared-contracts/wire";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { activeVersion } from "../releases/registry-document.ts";
import { readRegistry } from "../releases/registry.ts";
import { readRelease } from "../releases/release.ts";
import { installedUi } from "../sharing/installed-packages.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { check } from "./check.ts";
import { promote } from "./promote.ts";
import type { PublishStep } from "./publish-request.ts";
import { publish } from "./publish.ts";

const fixture = (app: string): string => join(import.meta.dirname, "../testing/fixtures", app);

describe("publishing", () => {
  it("builds only once: the second time, the same content is already published", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path, notes: "First" };
    const first = await publish(request);
    const second = await publish(request);
    expect(first).toMatchObject({
      app: "mfe-sample",
      built: true,
      version: expect.stringMatching(/^1\.2\.0-h[0-9a-f]{8}$/),
    });
    expect(second).toMatchObject({ version: first.version, built: false, changed: false });
    const registry = await readRegistry(directory.path);
    expect(registry.revision).toBe(1);
    expect(registry.apps["mfe-sample"]).toMatchObject({ channels: {}, releases: [{ notes: "First" }] });
    const released = await readRelease(directory.path, "mfe-sample", first.version);
    expect(Object.keys(released?.exposes ?? {})).toEqual(["./routes", "./panel"]);
    expect(released?.files).toHaveProperty([released?.entry ?? ""]);
    expect(released?.feature?.version).toBe(first.version);
    expect(await readdir(join(directory.path, "mfe-sample", first.version))).toContain(`${released?.entry}.map`);
  });

  it("has each release served from the origin it was published with, and a new one from where the active one is", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const origins = async () =>
      (await readRegistry(directory.path)).apps["mfe-sample"]?.releases.map(({ version, origin }) => [version, origin]);
    await makeRelease(directory.path, "mfe-sample", "1.0.0", { origin: "https://a.example" });
    const { version } = await publish(request);
    expect(await origins()).toEqual([
      ["1.0.0", "https://a.example"],
      [version, "https://a.example"],
    ]);
    await publish({ ...request, origin: "https://b.example", why: "a.example is full" });
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
    await publish({ ...request, origin: null });
    expect((await origins())?.[1]).toEqual([version, undefined]);
    const { revision } = await readRegistry(directory.path);
    await publish(request);
    expect((await readRegistry(directory.path)).revision).toBe(revision);
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
      await expect(publish(request)).rejects.toThrow("The sources of mfe-sample changed while it was built");
      expect((await readRegistry(directory.path)).apps).not.toHaveProperty("mfe-sample");
    } finally {
      await rm(dirname(app), { recursive: true });
    }
  });

  it("publishes a feature that doesn't fit the active shell, and says that it can't be promoted", async () => {
    await using directory = await temporaryDirectory();
    const ui = installedUi(fixture("mfe-sample"));
    const provides = { contract: CONTRACT_VERSION, wire: WIRE_VERSION, spec: SPEC_VERSION, ui, shell: "2.0.0" };
    await makeRelease(directory.path, "shell", "2.0.0", { provides });
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const misfit = /does not fit shell 2\.0\.0: it requires shell \^1\.0\.0, and the shell provides 2\.0\.0/;
    await expect(check(fixture("mfe-sample"), directory.path)).rejects.toThrow(misfit);
    const { version, remarks } = await publish(request);
    expect(remarks).toEqual([expect.stringMatching(misfit)]);
    await expect(promote(directory.path, "mfe-sample", version)).rejects.toThrow(misfit);
    expect(activeVersion(await readRegistry(directory.path), "mfe-sample")).toBeUndefined();
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

  it("refuses to publish what's on disk already if one of its files was altered", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const { version } = await publish(request);
    const published = await readRelease(directory.path, "mfe-sample", version);
    const entry = join(directory.path, "mfe-sample", version, published?.entry ?? "");
    await writeFile(entry, "stolen()");
    await expect(publish(request)).rejects.toThrow(`${entry} isn't what was published`);
  });

  it("refuses to publish a shell again whose page was changed", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("shell"), releasesDirectory: directory.path };
    const { version } = await publish(request);
    await writeFile(join(directory.path, "shell", version, "page.json"), "{}");
    await expect(publish(request)).rejects.toThrow(
      /page\.json of shell .* can't be used \(it isn't what was published\)/,
    );
    await expect(promote(directory.path, "shell", version)).rejects.toThrow(/page\.json of shell/);
  });

  it("checks who and why before it builds", async () => {
    await using directory = await temporaryDirectory();
    const app = join(directory.path, "mfe-unbuildable");
    await mkdir(app);
    await writeFile(join(app, "package.json"), '{"version": "1.0.0"}');
    const request = { appDirectory: app, releasesDirectory: directory.path };
    await expect(publish({ ...request, why: "a\nb" })).rejects.toThrow("The reason must be one line");
    process.env["ATRIUM_ACTOR"] = "ann\nbob";
    try {
      await expect(publish(request)).rejects.toThrow("ATRIUM_ACTOR must be one line");
    } finally {
      delete process.env["ATRIUM_ACTOR"];
    }
  });

  it("refuses a route that another feature already has", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", { feature: { routes: ["/sample"] } });
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    await expect(publish(request)).rejects.toThrow("mfe-sample/feature.json: routes: /sample belongs to mfe-a");
  });

  it("tells when it builds and stores, and does neither for what's already published", async () => {
    await using directory = await temporaryDirectory();
    const steps: PublishStep[] = [];
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const { version } = await publish({ ...request, onProgress: (step) => steps.push(step) });
    expect(steps).toEqual([
      { step: "build", app: "mfe-sample", version },
      { step: "store", app: "mfe-sample", version, files: expect.any(Number) },
    ]);
    await publish({ ...request, onProgress: (step) => steps.push(step) });
    expect(steps).toHaveLength(2);
  });
});
