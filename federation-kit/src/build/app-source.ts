import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { AppId, FeatureManifest } from "@atrium/shared-contracts/wire";
import { ReleaseError } from "../releases/release-error.ts";
import { installedUi } from "../sharing/installed-packages.ts";

/** An app's sources: a package, and for a feature its feature.json. */
export interface AppSource {
  /** `shell` or `mfe-…`, the name of the directory. */
  readonly id: string;
  readonly directory: string;
  /** The version in package.json, without a suffix. */
  readonly packageVersion: string;
}

/** Reads what an app directory says about itself. Throws a one-line error if it isn't an app. */
export function readAppSource(directory: string): AppSource {
  const id = basename(directory);
  if (!AppId().safeParse(id).success) throw new ReleaseError(`${directory} is no app: its name must be shell or mfe-…`);
  const manifest = readJson(join(directory, "package.json")) as { version?: unknown };
  if (typeof manifest.version !== "string") throw new ReleaseError(`${id}/package.json has no version`);
  return { id, directory, packageVersion: manifest.version };
}

/** An app's feature.json with the given release version and the range of shared-ui filled in. Throws one line about the first thing that's wrong. */
export function readFeatureManifest(source: AppSource, version: string): FeatureManifest {
  const written = readJson(join(source.directory, "feature.json"));
  const parsed = FeatureManifest.safeParse({ ...(written as object), version });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ReleaseError(
      `${source.id}/feature.json: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is not valid"}`,
    );
  }
  if (parsed.data.id !== source.id) {
    throw new ReleaseError(`${source.id}/feature.json: id is ${parsed.data.id}, and must be ${source.id}`);
  }
  const ui = installedUi(source.directory);
  const { requires } = parsed.data;
  return { ...parsed.data, requires: ui === undefined ? requires : { ...requires, ui: `^${ui}` } };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ReleaseError(`Cannot read ${path}: ${(error as Error).message}`, { cause: error });
  }
}
