import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@atrium/shared-contracts/spec";

/** The saved language if it's supported, else the primary part of the browser's language if that is, else English. */
export function detectLanguage(saved: string | null, browserLanguage: string | undefined): Language {
  if (isLanguage(saved)) return saved;
  const primary = browserLanguage?.split("-")[0]?.toLowerCase();
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
}

/** A text from static metadata in a language: tries the language itself, then its primary part, then English. */
export function localized(
  texts: { readonly en: string } & Readonly<Record<string, string>>,
  language: Language,
): string {
  return texts[language] ?? texts[language.split("-")[0] ?? language] ?? texts.en;
}

/** i18next's fallback chain: `zh` falls back to the simplified texts, and everything falls back to English. */
export function fallbackLanguages(language: string): string[] {
  return language === "zh" ? ["zh-CN", DEFAULT_LANGUAGE] : [DEFAULT_LANGUAGE];
}
