import type { Release } from "@atrium/shared-contracts/wire";
import { publishedRelease, type Registry } from "../releases/registry-document.ts";
import { readRelease, releaseIntegrity } from "../releases/release.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { releaseDirectory } from "../releases/releases-directory.ts";
import type { Step } from "../releases/step.ts";
import { unpublished } from "./unpublished.ts";

/** A release that a pointer can move to, as it was published. @throws {ReleaseError} if it isn't there, or was altered */
export async function storedRelease(
  directory: string,
  registry: Registry,
  app: string,
  version: string,
): Promise<Release> {
  const known = publishedRelease(registry, app, version);
  const release = await readRelease(directory, app, version, known?.integrity);
  if (release) return release;
  if (!known) throw unpublished(app, version);
  throw new ReleaseError(`${releaseDirectory(directory, app, version)} is gone: publish ${app} ${version} again`);
}

/** Its directory is there, but not its record: the registry was deleted or put back from a copy. */
export const adoption = async (directory: string, app: string, version: string): Promise<Step> => ({
  action: "publish",
  app,
  version,
  origin: undefined,
  integrity: await releaseIntegrity(directory, app, version),
});
