import type { ShellApi } from "@atrium/shared-contracts/contract";
import { loadTexts } from "../locales/translations.ts";

/** The word that marks results from archived conversations, in the user's language. */
export async function archivedLabel(shell: ShellApi): Promise<string> {
  const language = shell.language$.value;
  try {
    const { default: texts } = await loadTexts(language === "zh" ? "zh-CN" : language);
    return texts.list.archived;
  } catch (error) {
    console.warn("Archived conversations aren't marked: the texts did not load", error);
    return "";
  }
}
