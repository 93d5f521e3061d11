import { describe, expect, it } from "@jest/globals";
import { readRegistry } from "../releases/registry.ts";
import { resolveReleases } from "../releases/resolve.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { log } from "./log.ts";
import { promote } from "./promote.ts";
import { rollback } from "./rollback.ts";
import { status } from "./status.ts";
import { withdraw } from "./withdraw.ts";

describe("withdrawing", () => {
  it("takes back a release that isn't active, with who and why, until it's promoted again", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await makeRelease(directory.path, "mfe-a", version);
    const fallbacks = async () =>
      (await resolveReleases(directory.path))?.features[0]?.fallbacks.map(({ version }) => version);
    expect(await withdraw(directory.path, "mfe-a", "1.1.0", "Loses drafts")).toBe(true);
    expect(await withdraw(directory.path, "mfe-a", "1.1.0", "Loses drafts")).toBe(false);
    expect(await fallbacks()).toEqual(["1.0.0"]);
    const [, taken] = (await status(directory.path, "mfe-a")).apps[0]?.releases ?? [];
    expect(taken).toMatchObject({ version: "1.1.0", state: "withdrawn", withdrawn: { why: "Loses drafts" } });
    expect((await log(directory.path, "mfe-a")).at(-1)).toEqual({
      revision: 5,
      at: expect.any(String),
      by: expect.stringMatching(/^\S+@\S+$/),
      action: "withdraw",
      app: "mfe-a",
      version: "1.1.0",
      why: "Loses drafts",
    });
    await rollback(directory.path, "mfe-a", "1.1.0");
    await promote(directory.path, "mfe-a", "1.2.0");
    expect(await fallbacks()).toEqual(["1.1.0", "1.0.0"]);
  });

  it("is refused for the active release and one that isn't there", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await expect(withdraw(directory.path, "mfe-a", "1.0.0", "Loses drafts")).rejects.toThrow(
      "mfe-a 1.0.0 is active: roll back, which withdraws it, or promote another version first",
    );
    await expect(withdraw(directory.path, "mfe-a", "9.9.9", "Loses drafts")).rejects.toThrow("9.9.9 is not published");
    await expect(withdraw(directory.path, "constructor", "1.0.0", "Odd")).rejects.toThrow("constructor 1.0.0 is not");
    expect((await readRegistry(directory.path)).revision).toBe(1);
  });
});
