import type { Language } from "@atrium/shared-contracts/spec";

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  vi: "Tiếng Việt",
  "zh-CN": "简体中文",
  ja: "日本語",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  ru: "Русский",
  ko: "한국어",
  zh: "中文",
};
