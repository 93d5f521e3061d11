import type { ShellApi } from "@atrium/shared-contracts/contract";
import { textLanguage } from "@atrium/shared-contracts/spec";
import archivedTexts from "../locales/en/archived.json" with { type: "json" };
import englishTexts from "../locales/en/search.json" with { type: "json" };
import { loadTexts } from "../locales/translations.ts";

/** What marks results from archived conversations, and what says that the oldest messages weren't searched. */
const KEYS = { archived: "list.archived", incomplete: "search.incomplete" } as const;
type SearchTexts = Readonly<Record<keyof typeof KEYS, string>>;

/** What the search says of its results, in the user's language. */
export async function searchTexts(shell: ShellApi): Promise<SearchTexts> {
  const language = textLanguage(shell.language$.value);
  const english = { ...archivedTexts, ...englishTexts };
  if (language === "en") return textsIn(english);
  try {
    return textsIn((await loadTexts(language)).default);
  } catch (error) {
    console.warn("The search speaks English: the texts did not load", error);
    return textsIn(english);
  }
}

const textsIn = (texts: object): SearchTexts => ({
  archived: textAt(texts, KEYS.archived),
  incomplete: textAt(texts, KEYS.incomplete),
});

const textAt = (texts: object, key: string): string =>
  String(key.split(".").reduce<unknown>((part, name) => Object(part)[name], texts));
