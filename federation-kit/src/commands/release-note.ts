import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppSource } from "../build/app-source.ts";

/**
 * The line for people that an app's CHANGELOG.md has about its package's version: the first list item under `## <version>`. Undefined without a
 * changelog or without that version in it.
 */
export async function releaseNote({ directory, packageVersion }: AppSource): Promise<string | undefined> {
  const lines = (await read(join(directory, "CHANGELOG.md"))).split("\n").map((line) => line.trim());
  const heading = lines.indexOf(`## ${packageVersion}`);
  if (heading === -1) return undefined;
  const next = lines.findIndex((line, index) => index > heading && line.startsWith("## "));
  const items = lines.slice(heading + 1, next === -1 ? undefined : next).filter((line) => line.startsWith("- "));
  return items[0]?.slice("- ".length);
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
