import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { actNow } from "../releases/act.ts";
import { changeRegistry } from "../releases/registry-changes.ts";
import { activeVersion } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry, writeRegistry } from "../releases/registry.ts";
import { releaseIntegrity } from "../releases/release.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";
import { rollback } from "./rollback.ts";
import { status } from "./status.ts";
import { withdraw } from "./withdraw.ts";

const fixture = (app: string): string => join(import.meta.dirname, "../testing/fixtures", app);

describe("moving a pointer", () => {
  it("goes back to the version before, withdraws the later one, and brings that back when it's promoted", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    expect(await rollback(directory.path, "mfe-a", undefined, { why: "1.1.0 loses drafts" })).toMatchObject({
      version: "1.0.0",
      from: "1.1.0",
      moved: true,
      withdrawn: ["1.1.0"],
    });
    const registry = await readRegistry(directory.path);
    expect(activeVersion(registry, "mfe-a")).toBe("1.0.0");
    expect(registry.log.at(-1)).toMatchObject({ action: "rollback", from: "1.1.0", why: "1.1.0 loses drafts" });
    const stateOf = async (version: string) =>
      (await status(directory.path, "mfe-a")).apps[0]?.releases.find((release) => release.version === version)?.state;
    expect(await stateOf("1.1.0")).toBe("withdrawn");
    expect(await promote(directory.path, "mfe-a", "1.1.0")).toMatchObject({ moved: true, from: "1.0.0" });
    expect([await stateOf("1.1.0"), await stateOf("1.0.0")]).toEqual(["active", "earlier"]);
    expect(await promote(directory.path, "mfe-a", "1.1.0")).toMatchObject({ moved: false });
    await expect(promote(directory.path, "mfe-a", "9.9.9")).rejects.toThrow(
      "mfe-a 9.9.9 is not published; see: status",
    );
  });

  it("is refused in the wrong direction: back by promoting, forward by rolling back", async () => {
    await using directory = await temporaryDirectory();
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    await expect(promote(directory.path, "mfe-a", "1.0.0")).rejects.toThrow(
      "mfe-a 1.0.0 was active before 1.2.0: go back to it with rollback mfe-a 1.0.0",
    );
    await rollback(directory.path, "mfe-a", "1.0.0");
    await expect(rollback(directory.path, "mfe-a", "1.1.0")).rejects.toThrow(
      "mfe-a 1.1.0 wasn't active before 1.0.0: promote it",
    );
    expect(activeVersion(await readRegistry(directory.path), "mfe-a")).toBe("1.0.0");
  });

  it("goes back past what was withdrawn, and is refused when nothing is left", async () => {
    await using directory = await temporaryDirectory();
    await expect(rollback(directory.path, "mfe-a")).rejects.toThrow("Nothing of mfe-a is active");
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    await withdraw(directory.path, "mfe-a", "1.1.0", "Loses drafts");
    expect(await rollback(directory.path, "mfe-a")).toMatchObject({ version: "1.0.0", withdrawn: ["1.2.0"] });
    await expect(rollback(directory.path, "mfe-a")).rejects.toThrow(
      "No version of mfe-a was active before 1.0.0 that isn't withdrawn: name the one to go back to",
    );
    await promote(directory.path, "mfe-a", "1.2.0");
    expect(await rollback(directory.path, "mfe-a", "1.1.0")).toMatchObject({ version: "1.1.0", withdrawn: ["1.2.0"] });
  });

  it("refuses to point to a release whose description was changed", async () => {
    await using directory = await temporaryDirectory();
    const request = { appDirectory: fixture("mfe-sample"), releasesDirectory: directory.path };
    const { version } = await publish(request);
    await makeRelease(directory.path, "mfe-sample", "2.0.0");
    const file = join(directory.path, "mfe-sample", version, "release.json");
    await writeFile(file, (await readFile(file, "utf8")).replace("sha256-", "sha256-A"));
    const refusal = /release\.json isn't what was published: delete .* and publish mfe-sample .* again/;
    await expect(promote(directory.path, "mfe-sample", version)).rejects.toThrow(refusal);
    await expect(publish(request)).rejects.toThrow(refusal);
    expect(activeVersion(await readRegistry(directory.path), "mfe-sample")).toBe("2.0.0");
  });

  it("is refused to a release whose directory is gone", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    const gone = join(directory.path, "mfe-a", "1.0.0");
    await rm(gone, { recursive: true });
    await expect(rollback(directory.path, "mfe-a")).rejects.toThrow(`${gone} is gone: publish mfe-a 1.0.0 again`);
  });

  it.each([
    ["is gone", (file: string) => rm(file)],
    ["isn't what was published", (file: string) => writeFile(file, "stolen()")],
  ])("is refused to a release with a file that %s", async (problem, damage) => {
    await using directory = await temporaryDirectory();
    const files = { "entry.js": "1", "later/chunk.js": "2" };
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    const own = join(directory.path, "mfe-a", "1.0.0");
    await damage(join(own, "later/chunk.js"));
    await expect(rollback(directory.path, "mfe-a")).rejects.toThrow(
      `${join(own, "later/chunk.js")} ${problem}: delete ${own} and publish mfe-a 1.0.0 again`,
    );
    expect(activeVersion(await readRegistry(directory.path), "mfe-a")).toBe("1.1.0");
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
      await promote(directory.path, "mfe-a", version);
      const { apps, log: entries } = await readRegistry(directory.path);
      expect(entries.at(-1)).toMatchObject({ action: "promote", version });
      expect(apps["mfe-a"]?.releases.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    }
    await rollback(directory.path, "mfe-a", "1.0.0");
    expect((await readRegistry(directory.path)).log.at(-1)).toMatchObject({ action: "rollback", version: "1.0.0" });
  });

  it("is refused to a feature that doesn't fit the shell", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "2.0.0", { feature: { requires: { contract: "*", shell: "^2.0.0" } } });
    await makeRelease(directory.path, "shell", "2.0.0");
    await expect(rollback(directory.path, "mfe-a")).rejects.toThrow(/does not fit shell 2\.0\.0/);
  });

  it("refuses a shell that leaves a feature without a release that fits, unless that's accepted", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "shell", "2.0.0", { promoted: false });
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-b", "1.0.0");
    const before = await readRegistry(directory.path);
    await expect(promote(directory.path, "shell", "2.0.0")).rejects.toThrow(
      /^shell 2\.0\.0 would leave mfe-a without a release that fits: .*--strand mfe-a$/,
    );
    await expect(promote(directory.path, "shell", "2.0.0", { strands: ["mfe-a"] })).rejects.toThrow(/leave mfe-b/);
    expect(await readRegistry(directory.path)).toEqual(before);
    expect((await promote(directory.path, "shell", "2.0.0", { strands: ["mfe-a", "mfe-b"] })).remarks).toEqual([
      expect.stringMatching(/No release of mfe-a fits/),
      expect.stringMatching(/No release of mfe-b fits/),
    ]);
    expect(activeVersion(await readRegistry(directory.path), "shell")).toBe("2.0.0");
  });

  it("takes a shell for which an earlier release of a feature fits", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "shell", "2.0.0", { promoted: false });
    await makeRelease(directory.path, "mfe-a", "1.0.0", { feature: { requires: { contract: "*", shell: "*" } } });
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    expect(await promote(directory.path, "shell", "2.0.0")).toMatchObject({ moved: true, remarks: [] });
  });

  it("is refused to a feature with a route that another one took meanwhile", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", { feature: { routes: ["/notes"] }, promoted: false });
    await makeRelease(directory.path, "mfe-b", "1.0.0", { feature: { routes: ["/notes"] } });
    await expect(promote(directory.path, "mfe-a", "1.0.0")).rejects.toThrow(
      "mfe-a 1.0.0 can't run: routes: /notes belongs to mfe-b",
    );
    expect(activeVersion(await readRegistry(directory.path), "mfe-a")).toBeUndefined();
  });

  it("rolls out to part of the visitors, to more, and then to everyone", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0", { promoted: false });
    const to = (percent?: number) => promote(directory.path, "mfe-a", "1.1.0", { percent });
    expect(await to(5)).toEqual({
      app: "mfe-a",
      version: "1.1.0",
      from: "1.0.0",
      percent: 5,
      moved: true,
      withdrawn: [],
      remarks: [],
    });
    expect(await to(5)).toMatchObject({ moved: false });
    expect((await status(directory.path)).apps).toMatchObject([
      { active: "1.0.0", rollout: { percent: 5 }, releases: [{ state: "rolling out" }, { state: "active" }] },
    ]);
    expect(await to(25)).toMatchObject({ moved: true, percent: 25 });
    expect(await to()).toMatchObject({ moved: true, from: "1.0.0" });
    expect((await status(directory.path)).apps).toMatchObject([{ active: "1.1.0", rollout: undefined }]);
  });

  it("ends a rollout by rolling back, and is refused to another version meanwhile", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    for (const version of ["1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version, { promoted: false });
    await promote(directory.path, "mfe-a", "1.1.0", { percent: 5 });
    for (const percent of [undefined, 5])
      await expect(promote(directory.path, "mfe-a", "1.2.0", { percent })).rejects.toThrow(
        "mfe-a 1.1.0 is being rolled out to 5 %: promote it to everyone, or roll it back with rollback mfe-a",
      );
    expect(await rollback(directory.path, "mfe-a", undefined, { why: "Loses drafts" })).toMatchObject({
      version: "1.0.0",
      moved: true,
      withdrawn: ["1.1.0"],
    });
    expect(await promote(directory.path, "mfe-a", "1.2.0")).toMatchObject({ moved: true });
  });

  it("ends a rollout whatever is wrong with the active release, since everyone else runs it already", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "shell", "2.0.0");
    await makeRelease(directory.path, "shell", "2.1.0", { promoted: false });
    await promote(directory.path, "shell", "2.1.0", { percent: 5, strands: ["mfe-a"] });
    expect(await rollback(directory.path, "shell")).toMatchObject({ moved: true, withdrawn: ["2.1.0"] });
    await makeRelease(directory.path, "mfe-b", "1.0.0", { feature: { requires: { contract: "*", shell: "*" } } });
    await makeRelease(directory.path, "mfe-b", "1.1.0", {
      feature: { requires: { contract: "*", shell: "*" } },
      promoted: false,
    });
    await promote(directory.path, "mfe-b", "1.1.0", { percent: 5 });
    await rm(join(directory.path, "mfe-b", "1.0.0"), { recursive: true });
    expect(await rollback(directory.path, "mfe-b")).toMatchObject({ moved: true, withdrawn: ["1.1.0"] });
  });

  it("checks what's put on a channel against what installations run that follow it", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "shell", "2.0.0", { promoted: false });
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    const requires = { contract: "^1.0.0", shell: "^2.0.0" };
    await makeRelease(directory.path, "mfe-a", "2.0.0", { feature: { requires }, promoted: false });
    await expect(promote(directory.path, "mfe-a", "2.0.0", { channel: "beta" })).rejects.toThrow(/fit shell 1\.0\.0/);
    await promote(directory.path, "shell", "2.0.0", { channel: "beta", strands: ["mfe-a"] });
    expect(await promote(directory.path, "mfe-a", "2.0.0", { channel: "beta" })).toMatchObject({
      moved: true,
      from: "1.0.0",
      channel: "beta",
    });
    expect(await promote(directory.path, "mfe-a", "2.0.0", { channel: "beta" })).toMatchObject({ moved: false });
    expect((await status(directory.path, "mfe-a")).apps[0]?.releases[0]).toMatchObject({
      state: "on a channel",
      channels: ["beta"],
    });
    await expect(promote(directory.path, "mfe-a", "2.0.0")).rejects.toThrow(/does not fit shell 1\.0\.0/);
  });
});
