import type { TextLanguage } from "@atrium/shared-contracts/spec";

/** A file of texts as it's written: texts, and named groups of texts. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** Texts by their complete key, including a plural suffix. */
export type Texts = ReadonlyMap<string, string>;

/** Every text in a tree by its complete key, with names joined by dots. */
export function flatten(tree: TextTree, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(path + name, value);
    else for (const [key, text] of flatten(value, `${path}${name}.`)) texts.set(key, text);
  }
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key that code uses, without a plural suffix. */
export const baseKey = (key: string): string => key.replace(PLURAL, "");

/** `one`, `other`, …; undefined for a text without plural forms. */
export const pluralForm = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** The plural suffixes a text needs in a language: the language's own categories, and `zero` if English has it. */
export function pluralForms(language: TextLanguage, withZero: boolean): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...(withZero ? ["zero"] : []), ...pluralCategories.filter((form) => !withZero || form !== "zero")];
}
