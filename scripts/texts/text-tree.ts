import type { TextLanguage } from "@atrium/shared-contracts";

/** A file of texts as it is written: texts, and groups of texts by name. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** Texts by their whole key, plural suffix included. */
export type Texts = ReadonlyMap<string, string>;

/** Every text of a tree by its whole key: names joined by dots. */
export function flatten(tree: TextTree, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(path + name, value);
    else for (const [key, text] of flatten(value, `${path}${name}.`)) texts.set(key, text);
  }
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key that code uses: without the suffix of a plural form. */
export const baseKey = (key: string): string => key.replace(PLURAL, "");

/** `one`, `other`, …; undefined for a text without plural forms. */
export const pluralForm = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** Suffixes that a plural text of a language has: the language's own categories, and `zero` where English has it. */
export function pluralForms(language: TextLanguage, withZero: boolean): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...(withZero ? ["zero"] : []), ...pluralCategories.filter((form) => !withZero || form !== "zero")];
}
