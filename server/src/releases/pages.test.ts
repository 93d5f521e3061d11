import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeRelease } from "@atrium/federation-kit/testing";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { readConfig } from "../config/config.ts";
import { createLog } from "../log/log.ts";
import { createCurrentReleases } from "./current-releases.ts";
import { createPages, ORIGINS_KEPT } from "./pages.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "atrium-pages-"));
});
afterEach(() => rm(directory, { recursive: true }));

it("keeps a prepared page while it's in use, however many origins a caller makes up", async () => {
  await makeRelease(directory, "shell", "1.0.0");
  const releases = (await createCurrentReleases(directory, "stable", createLog("silent")).read())?.for(undefined);
  if (releases === undefined) throw new Error("Nothing is released");
  const pages = createPages(readConfig({}));
  const own = pages(releases, "http://localhost:8080");
  const first = pages(releases, "http://localhost:1");
  for (let port = 2; port <= ORIGINS_KEPT; port += 1) {
    pages(releases, `http://localhost:${port}`);
    expect(pages(releases, "http://localhost:8080")).toBe(own);
  }
  expect(pages(releases, "http://localhost:1")).not.toBe(first);
});
