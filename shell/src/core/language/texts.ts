import type { Language } from "@atrium/shared-contracts/spec";
import start from "./locales/en/start.json" with { type: "json" };

type Texts = Readonly<Record<string, unknown>>;

export const SHELL_NAMESPACE = "shell";

/** The English texts that are here, in the order they came. */
const english: Texts[] = [start];
const listeners = new Set<(texts: Texts) => void>();

/**
 * Adds the English texts of code that isn't in the shell's first bytes. That code calls this when it's loaded, before it shows anything. English is
 * bundled with the code it belongs to, so there's always a text.
 */
export function addEnglish(...more: Texts[]): void {
  for (const texts of more) {
    english.push(texts);
    for (const listener of listeners) listener(texts);
  }
}

/** Calls `add` with the English texts that are here, and with others once they are. */
export function watchEnglish(add: (texts: Texts) => void): void {
  listeners.add(add);
  for (const texts of english) add(texts);
}

/** The shell's texts in a language other than English: one file with all of them. */
export async function loadShellTexts(language: Language): Promise<Texts> {
  const file = import(
    /* webpackChunkName: "texts-shell-[request]", webpackExclude: /en[\\/]/ */ `./locales/${language}.json`
  ) as Promise<{ readonly default: Texts }>;
  return (await file).default;
}
