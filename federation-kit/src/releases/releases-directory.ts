import { isAbsolute, join, relative } from "node:path";
import { AppId } from "@atrium/shared-contracts/wire";
import { ReleaseError } from "./release-error.ts";

/** What the version of a release looks like. */
export const VERSION = /^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]{1,60})?$/;

/** The layout on disk: `registry.json`, and `{app}/{version}/` for each release. */
export const registryFile = (directory: string): string => join(directory, "registry.json");

/** A release's directory. Throws a ReleaseError if app or version could lead anywhere else. */
export function releaseDirectory(directory: string, app: string, version: string): string {
  if (!AppId().safeParse(app).success) throw new ReleaseError(`${app} is no app: its name must be shell or mfe-…`);
  if (!VERSION.test(version)) throw new ReleaseError(`${version} is no version: it must look like 1.2.3`);
  const path = join(directory, app, version);
  const inside = relative(directory, path);
  if (inside.startsWith("..") || isAbsolute(inside)) throw new ReleaseError(`${app} ${version} is no release`);
  return path;
}

export const RELEASE_FILE = "release.json";
