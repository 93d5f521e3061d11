import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

let broken = "";
jest.unstable_mockModule("node:fs/promises", () => ({
  ...fs,
  chmod: (path: string, mode: number) =>
    path === broken ? Promise.reject(new Error("The process ended here")) : fs.chmod(path, mode),
}));
const { makePrivate, makePrivateIfOpen } = await import("./private-files.ts");

let root: string;
beforeEach(async () => {
  root = await fs.mkdtemp(join(tmpdir(), "atrium-private-"));
  await fs.mkdir(join(root, "tree/below"), { recursive: true });
  for (const name of ["a", "b"]) await fs.writeFile(join(root, "tree/below", name), "x");
  for (const [name, mode] of Object.entries({ "below/a": 0o644, "below/b": 0o644, below: 0o755, "": 0o755 }))
    await fs.chmod(join(root, "tree", name), mode);
});
afterEach(() => fs.rm(root, { recursive: true }));

const modeOf = async (path: string) => ((await fs.stat(join(root, path))).mode & 0o777).toString(8);

describe("an interrupted fix", () => {
  it("is resumed: if a tree looks private, all of it is", async () => {
    broken = join(root, "tree/below/b");
    await expect(makePrivate(join(root, "tree"))).rejects.toThrow("ended here");
    broken = "";
    await makePrivateIfOpen(join(root, "tree"));
    for (const name of ["a", "b"]) expect(await modeOf(`tree/below/${name}`)).toBe("600");
    for (const path of ["tree", "tree/below"]) expect(await modeOf(path)).toBe("700");
  });
});
