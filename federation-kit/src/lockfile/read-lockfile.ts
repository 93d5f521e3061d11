import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { YAMLException } from "js-yaml";
import { damagedLockfile } from "./damaged-lockfile.ts";
import type { Lockfile } from "./lockfile.ts";
import { readNpmLockfile } from "./npm-lockfile.ts";
import { readPnpmLockfile } from "./pnpm-lockfile.ts";

type Reader = (text: string, file: string) => Lockfile | undefined;

const READERS: Readonly<Record<string, Reader>> = {
  "pnpm-lock.yaml": readPnpmLockfile,
  "package-lock.json": readNpmLockfile,
  "yarn.lock": () => undefined,
};

/** The lockfile that a directory's packages are installed by: the nearest one above. */
export function findLockfile(from: string): string | undefined {
  for (let directory = from; ; directory = dirname(directory)) {
    const candidates = Object.keys(READERS).map((name) => join(directory, name));
    const found = candidates.find((path) => existsSync(path));
    if (found || dirname(directory) === directory) return found;
  }
}

/**
 * Reads a lockfile; undefined if it has a format that can't be followed here, like yarn's.
 * @throws {ReleaseError} if it's damaged
 */
export function readLockfile(file: string): Lockfile | undefined {
  const text = readFileSync(file, "utf8");
  // A start asks for every app, twice for those it builds.
  if (last?.file !== file || last.text !== text) last = { file, text, lockfile: parse(text, file) };
  return last.lockfile;
}

let last: { readonly file: string; readonly text: string; readonly lockfile: Lockfile | undefined } | undefined;

function parse(text: string, file: string): Lockfile | undefined {
  try {
    return READERS[basename(file)]?.(text, file);
  } catch (error) {
    throw damagedLockfile(file, problemOf(error), error);
  }
}

// The parsers' own messages quote the file, line breaks included.
function problemOf(error: unknown): string {
  if (error instanceof YAMLException) return `line ${(error.mark?.line ?? 0) + 1}: ${error.reason}`;
  return error instanceof SyntaxError ? "it isn't JSON" : "something in it is missing or wrong";
}
