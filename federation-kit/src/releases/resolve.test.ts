import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { activate } from "../commands/activate.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { resolveReleases } from "./resolve.ts";

const requiring = (shell: string) => ({ feature: { requires: { contract: "^1.0.0", shell } } });

async function resolved(directory: string) {
  const releases = await resolveReleases(directory);
  const [feature] = releases?.features ?? [];
  return { active: feature?.active.version, fallbacks: feature?.fallbacks.map(({ version }) => version) };
}

describe("what the next page load runs", () => {
  it("is nothing while no shell has been released", async () => {
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
    await activate(directory.path, "mfe-a", "1.1.0");
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
    await activate(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.3.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.3.0", fallbacks: ["1.0.0"] });
    await activate(directory.path, "mfe-a", "1.2.0");
    await makeRelease(directory.path, "mfe-a", "1.4.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.4.0", fallbacks: ["1.2.0", "1.0.0"] });
  });

  it("is never a withdrawn release, even when the active one is gone or doesn't fit", async () => {
    await using directory = await temporaryDirectory();
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "shell", version);
    await activate(directory.path, "shell", "1.1.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0", requiring("~1.1.0"));
    await makeRelease(directory.path, "mfe-a", "1.1.0", requiring("~1.0.0 || ~1.1.0"));
    await activate(directory.path, "mfe-a", "1.0.0");
    await rm(join(directory.path, "shell", "1.1.0"), { recursive: true });
    expect((await resolveReleases(directory.path))?.shell.version).toBe("1.0.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.0.0", fallbacks: [] });
  });

  it("is an activated release, even if the registry has no record of its release", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await rm(join(directory.path, "registry.json"));
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    await activate(directory.path, "mfe-a", "1.0.0");
    expect(await resolved(directory.path)).toEqual({ active: "1.0.0", fallbacks: [] });
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

  it("ignores a release whose directory is gone", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    await rm(join(directory.path, "mfe-a", "1.1.0"), { recursive: true });
    expect(await resolved(directory.path)).toEqual({ active: "1.2.0", fallbacks: ["1.0.0"] });
  });
});
