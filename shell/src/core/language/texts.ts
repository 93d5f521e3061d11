import type { Language } from "@atrium/shared-contracts/spec";
import en from "./locales/en.json" with { type: "json" };

type Texts = Readonly<Record<string, unknown>>;

export const SHELL_NAMESPACE = "shell";
export const ENGLISH: Texts = en;

/** The shell's texts. English is bundled with the shell, so there's always a text; every other language is a separate file. */
export async function loadShellTexts(language: Language): Promise<Texts> {
  if (language === "en") return ENGLISH;
  const file = import(
    /* webpackChunkName: "texts-shell-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
  ) as Promise<{ readonly default: Texts }>;
  return (await file).default;
}
