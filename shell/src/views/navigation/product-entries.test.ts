import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FeatureManifest } from "@atrium/shared-contracts/wire";
import { describe, expect, it } from "@jest/globals";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { navigationEntries } from "./navigation-entries.ts";

/** The feature.json of the product's features. */
const MANIFESTS = ["mfe-chat", "mfe-calendar", "mfe-marketplace", "mfe-settings"].map((id) => {
  const file = resolve(__dirname, "../../../..", id, "feature.json");
  return FeatureManifest.parse({ version: "1.0.0", ...(JSON.parse(readFileSync(file, "utf8")) as object) });
});

describe("the product's features", () => {
  it("give the sidebar New chat, Chat, Calendar and Marketplace, in this order", () => {
    expect(navigationEntries(MANIFESTS).map(({ label, path }) => [label.en, path])).toEqual([
      ["New chat", "/new"],
      ["Chat", "/chat"],
      ["Calendar", "/calendar"],
      ["Marketplace", "/marketplace"],
    ]);
  });

  it.each([
    ["/new", "mfe-chat"],
    ["/chat", "mfe-chat"],
    ["/chat/0f0e0d0c-0b0a-4908-8706-050403020100", "mfe-chat"],
    ["/calendar", "mfe-calendar"],
    ["/marketplace", "mfe-marketplace"],
    ["/settings", "mfe-settings"],
  ])("serve the route %s with %s", (path, id) => {
    expect(featureOfPath(MANIFESTS, path)?.id).toBe(id);
  });

  it.each(["/", "/login", "/signup", "/auth/login", "/auth/register", "/changelog", "/terms", "/privacy"])(
    "leave %s to the shell",
    (path) => {
      expect(featureOfPath(MANIFESTS, path)).toBeUndefined();
    },
  );
});
