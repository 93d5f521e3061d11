import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { diff } from "./diff.ts";

const card = { slot: "home.card", id: "recent", expose: "./card" } as const;

describe("comparing two releases", () => {
  it("tells what differs in files, bytes, ranges, routes, slots and origin", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0", {
      files: { "entry.js": "1", "old.js": "2", "same.js": "3" },
      feature: { routes: ["/a", "/old"], slots: [card] },
    });
    await makeRelease(directory.path, "mfe-a", "1.1.0", {
      files: { "entry.js": "100", "new.js": "2", "same.js": "3" },
      feature: {
        routes: ["/a", "/new"],
        slots: [
          { ...card, expose: "./other-card" },
          { slot: "command", id: "open", expose: "./commands" },
        ],
        requires: { contract: "^1.1.0", shell: "^1.0.0" },
      },
      origin: "https://a.example",
    });
    expect(await diff(directory.path, "mfe-a", "1.0.0", "1.1.0")).toEqual({
      app: "mfe-a",
      from: "1.0.0",
      to: "1.1.0",
      files: { added: ["new.js"], removed: ["old.js"], changed: ["entry.js"] },
      bytes: { from: 3, to: 5 },
      exposes: { "./routes": { from: 1, to: 3 } },
      requires: { contract: { from: "^1.0.0", to: "^1.1.0" } },
      provides: {},
      routes: { added: ["/new"], removed: ["/old"] },
      slots: { added: ["command open"], removed: [], changed: ["home.card recent"] },
      origin: { from: undefined, to: "https://a.example" },
    });
  });

  it("counts what's sent: the compressed file where there's one", async () => {
    await using directory = await temporaryDirectory();
    const files = { "entry.js": `export const text = "${"atrium ".repeat(500)}";\n` };
    await makeRelease(directory.path, "mfe-a", "1.0.0", { files });
    const { bytes } = await diff(directory.path, "mfe-a", "1.0.0", "1.0.0");
    expect(bytes.to).toBeLessThan(200);
  });

  it("tells what a shell provides", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "shell", "1.0.0");
    await makeRelease(directory.path, "shell", "1.1.0");
    expect(await diff(directory.path, "shell", "1.0.0", "1.1.0")).toMatchObject({
      provides: { shell: { from: "1.0.0", to: "1.1.0" } },
    });
  });

  it("is refused for what isn't there", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    await makeRelease(directory.path, "mfe-a", "1.1.0");
    await expect(diff(directory.path, "mfe-a", "1.0.0", "2.0.0")).rejects.toThrow("mfe-a 2.0.0 is not published");
    await rm(join(directory.path, "mfe-a/1.1.0/entry.js"));
    await expect(diff(directory.path, "mfe-a", "1.0.0", "1.1.0")).rejects.toThrow(
      /entry\.js is gone: delete .* and publish/,
    );
    await rm(join(directory.path, "mfe-a/1.1.0"), { recursive: true });
    await expect(diff(directory.path, "mfe-a", "1.0.0", "1.1.0")).rejects.toThrow(
      /1\.1\.0 is gone: publish mfe-a 1\.1\.0/,
    );
  });
});
