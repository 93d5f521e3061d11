import { describe, expect, it } from "@jest/globals";
import { readNpmLockfile } from "./npm-lockfile.ts";

const PACKAGES = {
  "": { workspaces: ["mfe-a"], devDependencies: { tool: "^1.0.0" } },
  "mfe-a": { version: "1.0.0", dependencies: { "@x/view": "^1.0.0", lib: "*" } },
  lib: { version: "1.0.0" },
  "node_modules/mfe-a": { resolved: "mfe-a", link: true },
  "node_modules/lib": { resolved: "lib", link: true },
  "node_modules/tool": { version: "1.0.0", resolved: "git+ssh://git@example.com/tool.git#abc" },
  "node_modules/peer": { version: "1.0.0", integrity: "sha512-peer-1" },
  "node_modules/@x/view": {
    version: "1.0.0",
    resolved: "https://packages.example/@x/view/-/view-1.0.0.tgz",
    integrity: "sha512-view",
    dependencies: { peer: "^2.0.0" },
    optionalDependencies: { "for-another-platform": "1.0.0" },
    peerDependencies: { tool: "*", "not-installed": "*" },
  },
  "node_modules/@x/view/node_modules/peer": { version: "2.0.0", integrity: "sha512-peer-2" },
};

const read = (packages: object, lockfileVersion = 3) => {
  const lockfile = readNpmLockfile(JSON.stringify({ lockfileVersion, packages }), "/w/package-lock.json");
  if (!lockfile) throw new Error("unknown format");
  return lockfile;
};

describe("an npm lockfile", () => {
  it("knows its own package and the workspace's", () => {
    const lockfile = read(PACKAGES);
    expect(["/w", "/w/mfe-a", "/w/mfe-b"].map((path) => lockfile.keyOf(path))).toEqual(["", "mfe-a", undefined]);
  });

  it("resolves an import like Node: the nearest copy, workspace packages by their directory", () => {
    const lockfile = read(PACKAGES);
    expect(lockfile.resolve("mfe-a", "@x/view")).toBe("node_modules/@x/view");
    expect(lockfile.resolve("mfe-a", "peer")).toBe("node_modules/peer");
    expect(lockfile.resolve("mfe-a", "lib")).toBe("lib");
    expect(lockfile.resolve("node_modules/@x/view", "peer")).toBe("node_modules/@x/view/node_modules/peer");
    expect(lockfile.resolve("", "unknown")).toBeUndefined();
  });

  it("describes a package by version, checksum and what's installed of its needs", () => {
    const lockfile = read(PACKAGES);
    expect(lockfile.package("node_modules/@x/view")).toEqual({
      content: "@x/view@1.0.0 sha512-view",
      dependencies: { peer: "node_modules/@x/view/node_modules/peer", tool: "node_modules/tool" },
    });
    expect(lockfile.package("node_modules/tool").content).toBe("tool@1.0.0 git+ssh://git@example.com/tool.git#abc");
    expect(lockfile.package("mfe-a")).toEqual({
      content: "mfe-a",
      directory: "/w/mfe-a",
      dependencies: { "@x/view": "node_modules/@x/view", lib: "lib" },
    });
  });

  it("names a package that it doesn't describe", () => {
    const { "node_modules/lib": _, ...packages } = PACKAGES;
    expect(() => read(packages).package("mfe-a")).toThrow(
      "/w/package-lock.json is damaged (it doesn't describe lib, which mfe-a needs): restore it,",
    );
  });

  it("isn't read in a format of another version", () => {
    expect(readNpmLockfile(`{"lockfileVersion": 1, "dependencies": {}}`, "/w/package-lock.json")).toBeUndefined();
  });
});
