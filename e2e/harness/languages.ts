import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Language, STORAGE_KEYS, textLanguage } from "@atrium/shared-contracts/spec";
import { ROOT } from "./built-product.ts";

export type App = "shell" | "mfe-chat" | "mfe-calendar" | "mfe-marketplace" | "mfe-settings";

interface TextTree {
  readonly [name: string]: string | TextTree;
}

const folder = (app: App) => (app === "shell" ? "shell/src/core/language/locales" : `${app}/src/locales`);
const readTexts = (file: string): TextTree => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as TextTree;

/** An app's text as it is in its file, without values filled in. */
export function textOf(app: App, key: string, language: Language): string {
  let at: string | TextTree = readTexts(`${folder(app)}/${textLanguage(language)}.json`);
  for (const name of key.split(".")) {
    const inner: string | TextTree | undefined = typeof at === "string" ? undefined : at[name];
    if (inner === undefined) throw new Error(`${app} has no text ${key} in ${language}`);
    at = inner;
  }
  if (typeof at !== "string") throw new Error(`${key} of ${app} is a group of texts`);
  return at;
}

const keysOf = (tree: TextTree, path = ""): string[] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === "string" ? [path + name.replace(/_(zero|one|other)$/, "")] : keysOf(inner, `${path}${name}.`),
  );

/** Every key of every app. None of them should ever be visible. */
export const TEXT_KEYS: readonly string[] = globSync(
  ["shell/src/core/language/locales/en.json", "*/src/locales/en.json"],
  {
    cwd: ROOT,
  },
).flatMap((file) => keysOf(readTexts(file)));

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
