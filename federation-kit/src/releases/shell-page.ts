import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { isIntact } from "./integrity.ts";
import { ReleaseError } from "./release-error.ts";

/** File of a shell's release with everything the server has to know about its page. */
export const PAGE_FILE = "page.json";

/** The page that a shell's release brings along. The server fills in the placeholders and knows nothing else about the shell. */
export const ShellPage = z.object({
  /** HTML with placeholders, see `PLACEHOLDERS`. */
  template: z.string(),
  /** The shell's own paths; `below` includes everything under the path. Paths of nobody get the status 404. */
  routes: z.object({ exact: z.array(z.string()), below: z.array(z.string()) }),
  /** Names of the Trusted Types policies that the page may create. */
  trustedTypes: z.array(z.string().check(z.regex(/^[\w-]+$/))),
  /**
   * `visitor`: the boot document only needs features' labels in English and the visitor's language, because the shell fetches others from
   * each release's `labels.json`. Without it, the boot document has them in all languages, as earlier shells need it.
   */
  labels: z.optional(z.literal("visitor")),
});
export type ShellPage = z.infer<typeof ShellPage>;

/**
 * What the server can fill into a template, written as `{{name}}`. An `attribute` must be inside a double-quoted attribute, `json` inside a
 * script element, and `html` between elements; the server escapes each for its place. Older servers serve newer shells, so a name that's
 * added here can't be used by a shell until every server knows it.
 */
export const PLACEHOLDERS = {
  /** The nonce of the content security policy, for each inline script and style. */
  nonce: "attribute",
  /** The visitor's language, as far as the server knows it. */
  language: "attribute",
  /** URL of the directory with the shell's files, ending in a slash. */
  base: "attribute",
  /** The product's public address, without a slash at the end. */
  "public-url": "attribute",
  /** The import map with the integrity of the modules. It must come before the first module. */
  "import-map": "json",
  /** The boot document. */
  boot: "json",
  /** Links that preload what the path and the language need. They must come after the import map. */
  preloads: "html",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

const REQUIRED: readonly Placeholder[] = ["nonce", "base", "import-map", "boot"];

/** A template cut at its placeholders. */
export type TemplatePart = { readonly text: string } | { readonly placeholder: Placeholder };

/** @throws {ReleaseError} when the template has a placeholder that this version doesn't know, or lacks one that every page needs */
export function templateParts(template: string): TemplatePart[] {
  const parts = template.split(/\{\{([a-z-]+)\}\}/).map((text, index): TemplatePart => {
    if (index % 2 === 0) return { text };
    if (!Object.hasOwn(PLACEHOLDERS, text))
      throw new ReleaseError(`its template has the unknown placeholder {{${text}}}`);
    return { placeholder: text as Placeholder };
  });
  const missing = REQUIRED.find((name) => !parts.some((part) => "placeholder" in part && part.placeholder === name));
  if (missing) throw new ReleaseError(`its template lacks the placeholder {{${missing}}}`);
  return parts;
}

/**
 * The page of a shell's release, checked against the release's integrity.
 * @param directory the release's own directory
 * @throws {ReleaseError} saying what to do when the release has no page or a damaged one
 */
export async function readShellPage(directory: string, release: Release): Promise<ShellPage> {
  const name = `${release.app} ${release.version}`;
  const expected = release.files[PAGE_FILE];
  if (expected === undefined) {
    throw new ReleaseError(`${name} is too old for this server: it has no ${PAGE_FILE}. Publish the shell again.`);
  }
  const content = await readFile(join(directory, PAGE_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  try {
    if (content === undefined) throw new ReleaseError("it's missing");
    if (!isIntact(content, expected)) throw new ReleaseError("it isn't what was published");
    const page = ShellPage.parse(JSON.parse(content.toString()));
    templateParts(page.template);
    return page;
  } catch (error) {
    const problem = error instanceof ReleaseError ? error.message : "it can't be read";
    throw new ReleaseError(`${PAGE_FILE} of ${name} can't be used (${problem}): publish the shell again`, {
      cause: error,
    });
  }
}
