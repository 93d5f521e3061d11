import { describe, expect, it } from "@jest/globals";
import { activeVersion } from "../releases/registry-document.ts";
import { readRegistry } from "../releases/registry.ts";
import { resolveReleases } from "../releases/resolve.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { moveSet } from "./move-set.ts";
import { promote } from "./promote.ts";
import { rollback } from "./rollback.ts";

const contract = (range: string) => ({ requires: { contract: range, shell: "^1.0.0 || ^2.0.0" } });

/** A shell and two features of contract 1 that are active, and those of contract 2, which only fit each other. */
async function twoContracts() {
  const directory = await temporaryDirectory();
  const { path } = directory;
  await makeRelease(path, "shell", "1.0.0");
  for (const app of ["mfe-a", "mfe-b"]) await makeRelease(path, app, "1.0.0", { feature: contract("^1.0.0") });
  await makeRelease(path, "shell", "2.0.0", { provides: { contract: "2.0.0", shell: "2.0.0" }, promoted: false });
  for (const app of ["mfe-a", "mfe-b"])
    await makeRelease(path, app, "2.0.0", { feature: contract("^2.0.0"), promoted: false });
  return directory;
}

const members = (version: string, ...apps: readonly string[]) => apps.map((app) => ({ app, version }));
const ALL = ["shell", "mfe-a", "mfe-b"] as const;

async function running(path: string) {
  const resolved = await resolveReleases(path);
  return [resolved?.shell.version, ...(resolved?.features ?? []).map(({ active }) => active.version)];
}

describe("a set of releases", () => {
  it("moves together, with one revision, though each of it alone would be refused", async () => {
    await using directory = await twoContracts();
    const { path } = directory;
    await expect(promote(path, "shell", "2.0.0")).rejects.toThrow("would leave mfe-a without a release that fits");
    await expect(promote(path, "mfe-a", "2.0.0")).rejects.toThrow("mfe-a 2.0.0 does not fit shell 1.0.0");
    const { revision } = await readRegistry(path);
    const moves = await moveSet(path, members("2.0.0", ...ALL), { why: "Contract 2" });
    expect(moves).toMatchObject(ALL.map((app) => ({ app, version: "2.0.0", from: "1.0.0", moved: true, remarks: [] })));
    const registry = await readRegistry(path);
    expect(registry.revision).toBe(revision + 1);
    expect(registry.log.slice(-3)).toMatchObject(
      ALL.map((app) => ({ revision: revision + 1, action: "promote", app, from: "1.0.0", why: "Contract 2" })),
    );
    expect(await running(path)).toEqual(["2.0.0", "2.0.0", "2.0.0"]);
  });

  it("goes back together, too, which withdraws what it goes back from", async () => {
    await using directory = await twoContracts();
    const { path } = directory;
    await moveSet(path, members("2.0.0", ...ALL));
    expect(await moveSet(path, members("1.0.0", ...ALL))).toMatchObject(
      ALL.map((app) => ({ app, moved: true, withdrawn: ["2.0.0"] })),
    );
    expect((await readRegistry(path)).log.slice(-3)).toMatchObject(ALL.map((app) => ({ action: "rollback", app })));
    expect(await running(path)).toEqual(["1.0.0", "1.0.0", "1.0.0"]);
    expect(await moveSet(path, members("2.0.0", ...ALL))).toMatchObject(ALL.map(() => ({ moved: true })));
  });

  it("changes nothing when it's there already", async () => {
    await using directory = await twoContracts();
    const before = await readRegistry(directory.path);
    expect(await moveSet(directory.path, members("1.0.0", ...ALL))).toMatchObject(ALL.map(() => ({ moved: false })));
    expect(await readRegistry(directory.path)).toEqual(before);
  });

  it("leaves what it has no member of where it is, unless that would be stranded", async () => {
    await using directory = await twoContracts();
    const { path } = directory;
    const part = members("2.0.0", "shell", "mfe-a");
    await expect(moveSet(path, part)).rejects.toThrow("shell 2.0.0 would leave mfe-b without a release that fits");
    expect(await running(path)).toEqual(["1.0.0", "1.0.0", "1.0.0"]);
    const [shell] = await moveSet(path, part, { strands: ["mfe-b"] });
    expect(shell?.remarks).toEqual([expect.stringMatching(/^No release of mfe-b fits this shell/)]);
    expect(activeVersion(await readRegistry(path), "mfe-b")).toBe("1.0.0");
  });

  it.each([
    [
      "a member that doesn't fit the shell of the set",
      [...members("2.0.0", "shell", "mfe-a"), ...members("1.0.0", "mfe-b")],
      "mfe-b 1.0.0 does not fit shell 2.0.0",
    ],
    ["an app that's named twice", [...members("2.0.0", ...ALL), ...members("1.0.0", "mfe-a")], "mfe-a is named twice"],
    [
      "a version that isn't there",
      [...members("2.0.0", "shell", "mfe-a"), ...members("9.0.0", "mfe-b")],
      "mfe-b 9.0.0 is not published",
    ],
  ])("is refused whole for %s", async (_, set, message) => {
    await using directory = await twoContracts();
    const before = await readRegistry(directory.path);
    await expect(moveSet(directory.path, set)).rejects.toThrow(message);
    expect(await readRegistry(directory.path)).toEqual(before);
  });

  it("is refused for two members with the same route, and lets members take each other's", async () => {
    await using directory = await twoContracts();
    const { path } = directory;
    const at = (route: string) => ({ feature: { ...contract("^1.0.0"), routes: [route] }, promoted: false });
    await makeRelease(path, "mfe-a", "1.1.0", at("/b"));
    await makeRelease(path, "mfe-b", "1.1.0", at("/b/c"));
    await makeRelease(path, "mfe-b", "1.2.0", at("/a"));
    await expect(moveSet(path, members("1.1.0", "mfe-a", "mfe-b"))).rejects.toThrow("mfe-a 1.1.0 can't run");
    const swapped = [...members("1.1.0", "mfe-a"), ...members("1.2.0", "mfe-b")];
    expect(await moveSet(path, swapped)).toMatchObject([{ moved: true }, { moved: true }]);
  });

  it("is refused while another version of a member is rolled out", async () => {
    await using directory = await twoContracts();
    const { path } = directory;
    await makeRelease(path, "mfe-a", "1.1.0", { feature: contract("^1.0.0"), promoted: false });
    await promote(path, "mfe-a", "1.1.0", { percent: 5 });
    await expect(moveSet(path, members("2.0.0", ...ALL))).rejects.toThrow("mfe-a 1.1.0 is being rolled out to 5 %");
    await rollback(path, "mfe-a");
    expect(await moveSet(path, members("2.0.0", ...ALL))).toHaveLength(3);
  });
});
