import { readFile } from "node:fs/promises";
import { ReleaseError } from "./release-error.ts";

/**
 * The content of a JSON file; undefined if there's no such file.
 * @throws {ReleaseError} naming the file, what's wrong with it, and how to fix it
 */
export async function readJsonFile<Content>(
  path: string,
  schema: { parse(value: unknown): Content },
  remedy: string,
): Promise<Content | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    // The parser's own message quotes the file, line breaks included.
    const problem = error instanceof SyntaxError ? "it isn't JSON" : "something in it is missing or wrong";
    throw new ReleaseError(`${path} is damaged (${problem}): ${remedy}`, { cause: error });
  }
}
