import { describe, expect, it } from "@jest/globals";
import { sampleManifest } from "../../testing/sample-features.ts";
import { activeEntry, navigationEntries } from "./navigation-entries.ts";

const entry = (path: string, order: number) => ({ label: { en: path }, icon: "box", path, order });
const ENTRIES = navigationEntries([
  sampleManifest("mfe-b", { navigation: [entry("/b", 30)] }),
  sampleManifest("mfe-a", { navigation: [entry("/a", 20), entry("/a/deep", 10)] }),
  sampleManifest("mfe-c"),
]);

describe("the navigation", () => {
  it("lists the entries of all features in their order", () => {
    expect(ENTRIES.map(({ path, featureId }) => [path, featureId])).toEqual([
      ["/a/deep", "mfe-a"],
      ["/a", "mfe-a"],
      ["/b", "mfe-b"],
    ]);
  });
  it("marks the entry closest to the path", () => {
    expect(activeEntry(ENTRIES, "/a/deep/er")?.path).toBe("/a/deep");
    expect(activeEntry(ENTRIES, "/a/other")?.path).toBe("/a");
    expect(activeEntry(ENTRIES, "/")).toBeUndefined();
  });
});
