import { describe, expect, it } from "@jest/globals";
import { sampleManifest } from "../../testing/sample-features.ts";
import { featureOfPath } from "./route-feature.ts";

const MANIFESTS = [
  sampleManifest("mfe-chat", { routes: ["/new", "/chat"] }),
  sampleManifest("mfe-rooms", { routes: ["/chat/rooms"] }),
];

describe("featureOfPath", () => {
  it("finds the feature of a route and of everything below it", () => {
    expect(["/new", "/chat", "/chat/42"].map((path) => featureOfPath(MANIFESTS, path)?.id)).toEqual(
      Array.from({ length: 3 }, () => "mfe-chat"),
    );
  });
  it("prefers the longer route", () => {
    expect(featureOfPath(MANIFESTS, "/chat/rooms/7")?.id).toBe("mfe-rooms");
  });
  it("doesn't mistake a longer word for a subpath", () => {
    expect(featureOfPath(MANIFESTS, "/chatter")).toBeUndefined();
    expect(featureOfPath(MANIFESTS, "/")).toBeUndefined();
  });
});
