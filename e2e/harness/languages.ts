import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Language, STORAGE_KEYS, textLanguage } from "@atrium/shared-contracts/spec";
import { ROOT } from "./built-product.ts";

export type App = "shell" | "mfe-chat" | "mfe-calendar" | "mfe-marketplace" | "mfe-settings";

interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** A language's texts are in one file, or in several in a folder, as the shell's English ones are. */
const filesOf = (folder: string, language: string) =>
  globSync([`${folder}/${language}.json`, `${folder}/${language}/*.json`], { cwd: ROOT });
const SHELL_FOLDER = "shell/src/core/language/locales";
const readTexts = (file: string): TextTree => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as TextTree;

const find = (tree: TextTree, key: string): string | TextTree | undefined =>
  key
    .split(".")
    .reduce<string | TextTree | undefined>((at, name) => (typeof at === "string" ? undefined : at?.[name]), tree);

/** An app's text as it is in its file, without values filled in. */
export function textOf(app: App, key: string, language: Language): string {
  const files = filesOf(app === "shell" ? SHELL_FOLDER : `${app}/src/locales`, textLanguage(language));
  const text = files.map((file) => find(readTexts(file), key)).find((found) => typeof found === "string");
  if (text === undefined) throw new Error(`${app} has no text ${key} in ${language}`);
  return text;
}

const keysOf = (tree: TextTree, path = ""): string[] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === "string" ? [path + name.replace(/_(zero|one|other)$/, "")] : keysOf(inner, `${path}${name}.`),
  );

/** Every key of every app. None of them should ever be visible. */
export const TEXT_KEYS: readonly string[] = [SHELL_FOLDER, "*/src/locales"]
  .flatMap((folder) => filesOf(folder, "en"))
  .flatMap((file) => keysOf(readTexts(file)));

/** Sets the language the way another tab would; the page follows without a reload. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, newValue);
      if (oldValue !== newValue) window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue }));
    },
    [STORAGE_KEYS.language, language] as const,
  );
}
