import { describe, expect, it } from "@jest/globals";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { isBelow, manifestProblems } from "./manifest-check.ts";

const manifest: FeatureManifest = {
  id: "mfe-a",
  title: { en: "A" },
  version: "1.0.0",
  routes: ["/a"],
  routesExpose: "./routes",
  requires: { contract: "^1.0.0", shell: "^1.0.0" },
  owner: "Tests",
};
const exposed = ["./routes", "./card"];

describe("a manifest", () => {
  it("has no problems when nothing is wrong", () => {
    const slots: FeatureManifest["slots"] = [{ slot: "message.card", id: "a", expose: "./card", kinds: ["a.b"] }];
    const navigation = [{ label: { en: "A" }, icon: "box", path: "/a", order: 10 }];
    expect(manifestProblems({ ...manifest, slots, navigation }, exposed, [])).toEqual([]);
  });

  it.each<[string, Partial<FeatureManifest>, RegExp]>([
    [
      "a range that is none",
      { requires: { contract: "one", shell: "^1.0.0" } },
      /requires\.contract: one is no semver range/,
    ],
    [
      "no range for wire, though it needs contract 2",
      { requires: { contract: "^2.0.0", spec: "^1.0.0", shell: "^1.0.0" } },
      /^requires\.wire is missing: contract 2 doesn't include it$/,
    ],
    [
      "no range for spec, though it needs contract 2",
      { requires: { contract: ">=2.1", wire: "^1.0.0", shell: "^1.0.0" } },
      /^requires\.spec is missing/,
    ],
    ["code that the build does not expose", { routesExpose: "./pages" }, /\.\/pages is not exposed/],
    ["a route of the shell", { routes: ["/auth/x"] }, /\/auth\/x belongs to the shell/],
    ["the page of a shared link", { routes: ["/share/mine"] }, /\/share\/mine belongs to the shell/],
    ["the home page", { routes: ["/"] }, /\/ belongs to the shell/],
    ["a path that the server answers", { routes: ["/metrics"] }, /\/metrics belongs to the shell/],
    ["a route of another feature", { routes: ["/b/deep"] }, /\/b\/deep belongs to mfe-b/],
    [
      "navigation elsewhere",
      { navigation: [{ label: { en: "A" }, icon: "box", path: "/ab", order: 1 }] },
      /\/ab is not below/,
    ],
    ["a panel without paths", { slots: [{ slot: "sidebar.panel", id: "p", expose: "./card" }] }, /needs paths/],
    ["a card without kinds", { slots: [{ slot: "message.card", id: "c", expose: "./card" }] }, /needs kinds/],
    [
      "a slot filled twice under one id",
      { slots: [1, 2].map(() => ({ slot: "command" as const, id: "c", expose: "./card" })) },
      /stands there twice/,
    ],
  ])("with %s is refused", (_name, flaw, message) => {
    const other = { ...manifest, id: "mfe-b", routes: ["/b"] };
    expect(manifestProblems({ ...manifest, ...flaw }, exposed, [other]).join("; ")).toMatch(message);
  });
});

describe("a path", () => {
  it("is below itself and its parents, but not below one that only starts with the same letters", () => {
    expect(isBelow("/chat", "/chat")).toBe(true);
    expect(isBelow("/chat/1", "/chat")).toBe(true);
    expect(isBelow("/chatter", "/chat")).toBe(false);
  });
});
