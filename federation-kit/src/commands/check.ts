import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { readAppSource } from "../build/app-source.ts";
import { readRegistry } from "../releases/registry.ts";
import { buildRelease } from "./build-release.ts";
import { refuseMisfit } from "./pair-check.ts";

/** Checks everything that `publish` and `promote` check, without publishing: build, singletons, manifest, fit with the active shell. */
export async function check(appDirectory: string, releasesDirectory: string): Promise<Release> {
  const source = readAppSource(appDirectory);
  const directory = await mkdtemp(join(tmpdir(), `atrium-check-${source.id}-`));
  try {
    const { release } = await buildRelease(source, { version: source.packageVersion, directory, releasesDirectory });
    await refuseMisfit(releasesDirectory, await readRegistry(releasesDirectory), release);
    return release;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
