/** Languages the user can pick for the interface. */
export const SUPPORTED_LANGUAGES = ["en", "vi", "zh-CN", "ja", "es", "fr", "de", "it", "pt", "ru", "ko", "zh"] as const;
export type Language = (typeof SUPPORTED_LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return SUPPORTED_LANGUAGES.includes(value as Language);
}

/** Languages with their own texts: all but `zh`, which shows the Simplified Chinese texts of `zh-CN`. */
export type TextLanguage = Exclude<Language, "zh">;

/** The language whose texts are shown for `language`. */
export function textLanguage(language: Language): TextLanguage {
  return language === "zh" ? "zh-CN" : language;
}
