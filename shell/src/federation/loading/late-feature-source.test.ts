import { describe, expect, it, jest } from "@jest/globals";
import { sampleManifest } from "../../testing/sample-features.ts";
import { lateFeatureSource } from "./late-feature-source.ts";
import { createStaticSource } from "./static-source.ts";

const EARLY = [sampleManifest("mfe-a")];
const real = () => createStaticSource([{ manifest: sampleManifest("mfe-b"), exposes: {} }]);

describe("a feature source whose code loads later", () => {
  it("knows the paths from the start, and is fetched once, when the first feature loads", async () => {
    const fetchSource = jest.fn(() => Promise.resolve(real()));
    const late = lateFeatureSource(EARLY, fetchSource);
    expect(late.manifests).toEqual(EARLY);
    late.preload("mfe-b", "./routes");
    late.forget("mfe-b");
    expect(late.loaded("mfe-b", "./routes")).toBeUndefined();
    expect(fetchSource).not.toHaveBeenCalled();
    await Promise.all([late.ready(), late.ready()]);
    expect(late.manifests.map(({ id }) => id)).toEqual(["mfe-b"]);
    expect(fetchSource).toHaveBeenCalledTimes(1);
  });

  it("is fetched again after a failure", async () => {
    const late = lateFeatureSource(
      EARLY,
      jest
        .fn<() => Promise<ReturnType<typeof real>>>()
        .mockRejectedValueOnce(new Error("cut"))
        .mockResolvedValue(real()),
    );
    await expect(late.load("mfe-b", "./routes")).rejects.toThrow("cut");
    await expect(late.ready()).resolves.toBeUndefined();
  });
});
