import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { resolveReleases } from "../releases/resolve.ts";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { serveFeature } from "./serve-feature.ts";

const sample = join(import.meta.dirname, "../testing/fixtures/mfe-sample");

describe("a feature under development", () => {
  it("is loaded by pages of the development installation from a dev server on this machine", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    const served = await serveFeature(sample, directory.path);
    try {
      const [feature] = (await resolveReleases(directory.path))?.features ?? [];
      expect(feature).toMatchObject({ id: "mfe-sample", active: { origin: served.origin, entry: "remote-entry.js" } });
      expect(new URL(served.origin).hostname).toBe("localhost");
      const url = `${served.origin}/releases/mfe-sample/${feature?.active.version}/remote-entry.js`;
      const entry = await fetch(url.replace("localhost", "127.0.0.1"));
      expect(entry.headers.get("access-control-allow-origin")).toBe("*");
      expect(await entry.text()).toMatch(/hotUpdate|module\.hot|hmr/i);
    } finally {
      await served.close();
    }
  });
});
