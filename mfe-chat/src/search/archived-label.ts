import type { ShellApi } from "@atrium/shared-contracts/contract";
import { textLanguage } from "@atrium/shared-contracts/spec";
import english from "../locales/en/archived.json" with { type: "json" };
import { loadTexts } from "../locales/translations.ts";

/** The word that marks results from archived conversations, in the user's language. */
export async function archivedLabel(shell: ShellApi): Promise<string> {
  const language = textLanguage(shell.language$.value);
  if (language === "en") return english.list.archived;
  try {
    const { default: texts } = await loadTexts(language);
    return texts.list.archived;
  } catch (error) {
    console.warn("Archived conversations aren't marked: the texts did not load", error);
    return "";
  }
}
