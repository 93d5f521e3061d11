import { describe, expect, it } from "@jest/globals";
import { closureOf } from "./closure.ts";
import { readPnpmLockfile } from "./pnpm-lockfile.ts";

const LOCK = `
lockfileVersion: '9.0'

importers:
  .:
    devDependencies:
      tool:
        specifier: 1.10
        version: 1.10
  mfe-a:
    dependencies:
      '@atrium/shared-ui':
        specifier: workspace:*
        version: link:../shared-ui
      view:
        specifier: ^1.0.0
        version: 1.0.0(patch_hash=abc)(peer@2.0.0)
    devDependencies:
      tester:
        specifier: ^1.0.0
        version: 1.0.0
  shared-ui:
    dependencies:
      peer:
        specifier: ^2.0.0
        version: 2.0.0

packages:
  copied@file:copied:
    resolution: {directory: copied, type: directory}
  peer@2.0.0:
    resolution: {integrity: sha512-peer}
  string-width@4.2.3:
    resolution: {integrity: sha512-width}
  tool@1.10:
    resolution: {integrity: sha512-tool}
  view@1.0.0:
    resolution: {integrity: sha512-view}

snapshots:
  copied@file:copied(peer@2.0.0): {}
  peer@2.0.0: {}
  string-width@4.2.3: {}
  tool@1.10: {}
  view@1.0.0(patch_hash=abc)(peer@2.0.0):
    dependencies:
      peer: 2.0.0
      string-width-cjs: string-width@4.2.3
      '@types/peer': 2.0.1
    optionalDependencies:
      missing: 1.0.0
`;

const read = (text: string) => {
  const lockfile = readPnpmLockfile(text, "/w/pnpm-lock.yaml");
  if (!lockfile) throw new Error("unknown format");
  return lockfile;
};

describe("a pnpm lockfile", () => {
  it("knows the workspace's packages by their directories", () => {
    const lockfile = read(LOCK);
    expect(["/w", "/w/mfe-a", "/w/mfe-b", "/w/mfe-a/src"].map((path) => lockfile.keyOf(path))).toEqual([
      "link:.",
      "link:mfe-a",
      undefined,
      undefined,
    ]);
  });

  it("resolves an import like Node: own packages first, then those of the directories above", () => {
    const lockfile = read(LOCK);
    const resolve = (name: string) => lockfile.resolve("link:mfe-a", name);
    expect(resolve("tester")).toBe("tester@1.0.0");
    expect(resolve("@atrium/shared-ui")).toBe("link:shared-ui");
    expect(resolve("tool")).toBe("tool@1.10");
    expect(resolve("peer")).toBeUndefined();
    expect(resolve("constructor")).toBeUndefined();
    expect(lockfile.resolve("view@1.0.0(patch_hash=abc)(peer@2.0.0)", "string-width-cjs")).toBe("string-width@4.2.3");
  });

  it("describes a package by checksum, patch and what it needs, and leaves out how its copies are told apart", () => {
    const lockfile = read(LOCK);
    expect(lockfile.package("view@1.0.0(patch_hash=abc)(peer@2.0.0)")).toEqual({
      content: `view@1.0.0(patch_hash=abc) {"integrity":"sha512-view"}`,
      dependencies: {
        peer: "peer@2.0.0",
        "string-width-cjs": "string-width@4.2.3",
        "@types/peer": "@types/peer@2.0.1",
        missing: "missing@1.0.0",
      },
    });
    expect(lockfile.package("link:shared-ui")).toEqual({
      content: "link:shared-ui",
      directory: "/w/shared-ui",
      dependencies: { peer: "peer@2.0.0" },
    });
    expect(lockfile.package("copied@file:copied(peer@2.0.0)").directory).toBe("/w/copied");
  });

  it("names a package that it doesn't describe", () => {
    const lockfile = read(LOCK);
    const roots = Object.entries(lockfile.package("link:mfe-a").dependencies);
    expect(() => closureOf(lockfile, roots, new Set())).toThrow(
      "/w/pnpm-lock.yaml is damaged (it doesn't describe missing@1.0.0): restore it, or let your package manager install again",
    );
  });

  it("isn't read in a format of another version", () => {
    expect(readPnpmLockfile("lockfileVersion: 5.4\n", "/w/pnpm-lock.yaml")).toBeUndefined();
    expect(readPnpmLockfile("lockfileVersion: '90.0'\n", "/w/pnpm-lock.yaml")).toBeUndefined();
  });
});
