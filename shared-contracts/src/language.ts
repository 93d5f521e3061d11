/** Languages the interface can be switched to. */
export const SUPPORTED_LANGUAGES = ["en", "vi", "zh-CN", "ja", "es", "fr", "de", "it", "pt", "ru", "ko", "zh"] as const;
export type Language = (typeof SUPPORTED_LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return SUPPORTED_LANGUAGES.includes(value as Language);
}
