/** Languages the interface can be switched to. */
export const SUPPORTED_LANGUAGES = ["en", "vi", "zh-CN", "ja", "es", "fr", "de", "it", "pt", "ru", "ko", "zh"] as const;
export type Language = (typeof SUPPORTED_LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return SUPPORTED_LANGUAGES.includes(value as Language);
}

/** Languages that texts are written in: every one but `zh`, which reads the simplified texts of `zh-CN`. */
export type TextLanguage = Exclude<Language, "zh">;

/** The language whose texts are shown for a language. */
export function textLanguage(language: Language): TextLanguage {
  return language === "zh" ? "zh-CN" : language;
}
