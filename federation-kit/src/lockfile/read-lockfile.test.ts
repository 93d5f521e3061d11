import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { ReleaseError } from "../releases/release-error.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { findLockfile, readLockfile } from "./read-lockfile.ts";

const PNPM = "lockfileVersion: '9.0'\nimporters:\n  mfe-a: {}\n";

describe("reading a lockfile", () => {
  it("finds the nearest one above", async () => {
    await using directory = await temporaryDirectory();
    const app = join(directory.path, "apps", "mfe-a");
    await mkdir(app, { recursive: true });
    await writeFile(join(directory.path, "pnpm-lock.yaml"), PNPM);
    expect(findLockfile(app)).toBe(join(directory.path, "pnpm-lock.yaml"));
    await writeFile(join(app, "package-lock.json"), "{}");
    expect(findLockfile(app)).toBe(join(app, "package-lock.json"));
  });

  it("reads it again once it has changed", async () => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, "pnpm-lock.yaml");
    const knows = (app: string) => readLockfile(file)?.keyOf(join(directory.path, app));
    await writeFile(file, PNPM);
    expect([knows("mfe-a"), knows("mfe-b")]).toEqual(["link:mfe-a", undefined]);
    await writeFile(file, PNPM.replace("mfe-a", "mfe-b"));
    expect([knows("mfe-a"), knows("mfe-b")]).toEqual([undefined, "link:mfe-b"]);
  });

  it("leaves yarn's to others", async () => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, "yarn.lock");
    await writeFile(file, "# yarn lockfile v1\n");
    expect(readLockfile(file)).toBeUndefined();
  });

  it.each([
    ["pnpm-lock.yaml", `${PNPM}<<<<<<< HEAD\nsnapshots:\n=======\n>>>>>>> main\n`, /line 5: /],
    ["pnpm-lock.yaml", "lockfileVersion: '9.0'\n", /something in it is missing or wrong/],
    ["pnpm-lock.yaml", "", /the input is empty/],
    ["package-lock.json", `{"lockfileVersion": 3,\n<<<<<<< HEAD\n`, /it isn't JSON/],
    ["package-lock.json", `{"lockfileVersion": 3}`, /something in it is missing or wrong/],
  ])("says in one line what's wrong with a damaged %s (%j)", async (name, text, problem) => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, name);
    await writeFile(file, text);
    const read = () => readLockfile(file);
    expect(read).toThrow(ReleaseError);
    expect(read).toThrow(problem);
    expect(read).toThrow(/^[^\n]* is damaged \([^\n]*\): restore it, or let your package manager install again$/);
  });
});
