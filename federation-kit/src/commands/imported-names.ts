import { readFile } from "node:fs/promises";
import { basename } from "node:path";

const CODE = /\.([cm]?[jt]sx?|s?css)$/;
const COMMENTS = String.raw`(?:\/\*[^*]*\*\/\s*)*`;
const NAME = String.raw`["'\`]((?:@[\w.~-]+\/)?[\w~-][\w.~-]*)[/"'\`]`;
const IMPORT = new RegExp(String.raw`\b(?:from|import|require|resolve|URL)\s*\(?\s*${COMMENTS}${NAME}`, "g");
/** A build's configuration names its loaders and plugins in strings. */
const CONFIGURATION = /^rspack\.config\./;
const QUOTED = new RegExp(NAME, "g");

/**
 * The packages that some files import, or that a build's configuration names, without regard to what's installed. May name too many,
 * when a text looks like that.
 */
export async function importedNames(files: readonly string[]): Promise<Set<string>> {
  const code = files.filter((file) => CODE.test(file));
  const names = await Promise.all(
    code.map(async (file) => {
      const pattern = CONFIGURATION.test(basename(file)) ? QUOTED : IMPORT;
      return [...(await readFile(file, "utf8")).matchAll(pattern)].map(([, name = ""]) => name);
    }),
  );
  return new Set(names.flat());
}
