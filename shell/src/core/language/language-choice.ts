import { DEFAULT_LANGUAGE, type Language, isLanguage } from "@atrium/shared-contracts";

/** The saved language if it is supported, else the primary part of the browser's language if that is, else English. */
export function detectLanguage(saved: string | null, browserLanguage: string | undefined): Language {
  if (isLanguage(saved)) return saved;
  const primary = browserLanguage?.split("-")[0]?.toLowerCase();
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
}

/** The text of static metadata for a language: the language itself, its primary part, then English. */
export function localized(
  texts: { readonly en: string } & Readonly<Record<string, string>>,
  language: Language,
): string {
  return texts[language] ?? texts[language.split("-")[0] ?? language] ?? texts.en;
}

/** i18next's fall-back chain: `zh` reads the simplified texts, everything ends in English. */
export function fallbackLanguages(language: string): string[] {
  return language === "zh" ? ["zh-CN", DEFAULT_LANGUAGE] : [DEFAULT_LANGUAGE];
}
