import { describe, expect, it } from "@jest/globals";
import { BuildError } from "../build/index.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { describeFailure } from "./failure.ts";

describe("a command's failure", () => {
  it("is busy while someone else changes the registry, so it's worth trying again", async () => {
    await using directory = await temporaryDirectory();
    await withRegistryLock(directory.path, async () => {
      const waiting = withRegistryLock(directory.path, async () => 1, 0);
      const failure = describeFailure(await waiting.catch((error: unknown) => error));
      expect(failure).toMatchObject({ reason: "busy", message: expect.stringContaining("try again") });
    });
  });

  it.each([
    ["refused", new ReleaseError("mfe-a 1.0.0 is not published")],
    ["refused", new BuildError("mfe-a doesn't compile")],
    ["file", Object.assign(new Error("no space"), { code: "ENOSPC", syscall: "write", path: "/data/releases" })],
  ])("is %s, with a message for whoever can fix it", (reason, error) => {
    expect(describeFailure(error)).toMatchObject({ reason });
  });

  it("isn't described if it's a bug", () => {
    expect(describeFailure(new TypeError("x is undefined"))).toBeUndefined();
  });
});
