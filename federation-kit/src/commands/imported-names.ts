import { readFile } from "node:fs/promises";

const CODE = /\.([cm]?[jt]sx?|s?css)$/;
const COMMENTS = String.raw`(?:\/\*[^*]*\*\/\s*)*`;
const IMPORT = new RegExp(
  String.raw`\b(?:from|import|require|resolve)\s*\(?\s*${COMMENTS}["'\`]((?:@[\w.~-]+\/)?[\w~-][\w.~-]*)[/"'\`]`,
  "g",
);

/**
 * The packages that some files import, by name, without regard to what's installed. May name too many, when a text looks like
 * an import.
 */
export async function importedNames(files: readonly string[]): Promise<Set<string>> {
  const code = files.filter((file) => CODE.test(file));
  const texts = await Promise.all(code.map((file) => readFile(file, "utf8")));
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = ""]) => name)));
}
