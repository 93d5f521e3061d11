import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

const IGNORED = /^(node_modules|dist(-[a-z0-9]+)?|data|\..*)$|\.test\.tsx?$|\.md$/;

/**
 * Hash of the sources in some directories, 8 hex digits: names and contents, without tests, documentation and build output.
 * @param further single files, values that represent something outside the sources, and a file in the directories that doesn't count
 */
export async function sourceHash(
  directories: readonly string[],
  further: { readonly files?: readonly string[]; readonly values?: unknown; readonly except?: string } = {},
): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(further.values ?? null));
  for (const directory of directories) {
    for (const file of await sourceFiles(directory)) {
      if (file === further.except) continue;
      hash.update(`\n${relative(directory, file)}\n`).update(await readFile(file));
    }
  }
  for (const file of further.files ?? []) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 8);
}

/** The files of a directory that count for its hash, sorted. */
export async function sourceFiles(directory: string): Promise<string[]> {
  const entries = (await readdir(directory, { withFileTypes: true })).filter(({ name }) => !IGNORED.test(name));
  const files: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) files.push(...(await sourceFiles(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files;
}
