import { isLanguage, SUPPORTED_LANGUAGES, type TextLanguage, textLanguage } from "@atrium/shared-contracts/spec";
import { createInstance, type ResourceKey, type TFunction } from "i18next";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import es from "../locales/es.json" with { type: "json" };
import fr from "../locales/fr.json" with { type: "json" };
import it from "../locales/it.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import pt from "../locales/pt.json" with { type: "json" };
import ru from "../locales/ru.json" with { type: "json" };
import vi from "../locales/vi.json" with { type: "json" };
import zh from "../locales/zh-CN.json" with { type: "json" };

const TEXTS: Readonly<Record<TextLanguage, ResourceKey>> = { de, en, es, fr, it, ja, ko, pt, ru, vi, "zh-CN": zh };
const NAMESPACE = "assistant";

const i18n = createInstance();
void i18n.init({
  lng: "en",
  fallbackLng: "en",
  defaultNS: NAMESPACE,
  resources: Object.fromEntries(Object.entries(TEXTS).map(([language, texts]) => [language, { [NAMESPACE]: texts }])),
  // Replies are Markdown. What others wrote is escaped for that where it's put in.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** All texts in a language, by their keys. */
export const textsOf = (language: TextLanguage): ResourceKey => TEXTS[language];

/** The assistant's texts in a language. */
export const textsIn = (language: TextLanguage): TFunction => i18n.getFixedT(language);

/** The language with texts that's closest to a BCP 47 tag. English for others. */
export function closestLanguage(tag: string): TextLanguage {
  if (isLanguage(tag)) return textLanguage(tag);
  const [base = ""] = tag.split("-");
  return textLanguage(SUPPORTED_LANGUAGES.find((each) => each === base) ?? "en");
}
