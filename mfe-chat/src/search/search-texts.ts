import type { ShellApi } from "@atrium/shared-contracts/contract";
import { textLanguage } from "@atrium/shared-contracts/spec";
import archivedTexts from "../locales/en/archived.json" with { type: "json" };
import englishTexts from "../locales/en/search.json" with { type: "json" };
import { loadTexts } from "../locales/translations.ts";

interface SearchTexts {
  /** Marks results from archived conversations. */
  readonly archived: string;
  /** Says that the oldest messages weren't searched. */
  readonly incomplete: string;
}

/** What the search says of its results, in the user's language. */
export async function searchTexts(shell: ShellApi): Promise<SearchTexts> {
  const language = textLanguage(shell.language$.value);
  const english = { archived: archivedTexts.list.archived, incomplete: englishTexts.search.incomplete };
  if (language === "en") return english;
  try {
    const { default: texts } = await loadTexts(language);
    return { archived: texts.list.archived, incomplete: texts.search.incomplete };
  } catch (error) {
    console.warn("The search speaks English: the texts did not load", error);
    return english;
  }
}
