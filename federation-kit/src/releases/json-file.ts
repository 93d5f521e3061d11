import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { isIntact } from "./integrity.ts";
import { ReleaseError } from "./release-error.ts";

/**
 * The content of a JSON file; undefined if there's no such file.
 * @param integrity what the file's bytes must have, if given
 * @throws {ReleaseError} naming the file, what's wrong with it, and how to fix it
 */
export async function readJsonFile<Content>(
  path: string,
  schema: { parse(value: unknown): Content },
  remedy: string,
  integrity?: string,
): Promise<Content | undefined> {
  const bytes = await readIfThere(path);
  if (bytes === undefined) return undefined;
  if (integrity !== undefined && !isIntact(bytes, integrity)) {
    throw new ReleaseError(`${path} isn't what was published: ${remedy}`);
  }
  return unlessDamaged(path, remedy, () => schema.parse(JSON.parse(bytes.toString())));
}

/** What `parse` makes of a file. @throws {ReleaseError} naming the file, what's wrong with it, and how to fix it */
export function unlessDamaged<Content>(path: string, remedy: string, parse: () => Content): Content {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(`${path} is damaged (${problemOf(error)}): ${remedy}`, { cause: error });
  }
}

/** A file's bytes; undefined if there's no such file. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function problemOf(error: unknown): string {
  // The parser's own message quotes the file, line breaks included.
  if (error instanceof SyntaxError) return "it isn't JSON";
  const issue = error instanceof z.core.$ZodError ? error.issues[0] : undefined;
  if (issue === undefined || issue.path.length === 0) return "something in it is missing or wrong";
  // Keys are the file's, too.
  const where = issue.path
    .map((key) =>
      String(key)
        .replaceAll(/[^\w./@-]/g, "?")
        .slice(0, 80),
    )
    .join(".");
  return `${where}: ${issue.message === "Invalid input" ? "missing or wrong" : issue.message}`;
}
