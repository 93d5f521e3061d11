import { type Language, type TextLanguage, textLanguage } from "@atrium/shared-contracts/spec";
import { ERRORS, type ErrorCode } from "./api-error.ts";
import de from "./texts/de.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import it from "./texts/it.json" with { type: "json" };
import ja from "./texts/ja.json" with { type: "json" };
import ko from "./texts/ko.json" with { type: "json" };
import pt from "./texts/pt.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };
import vi from "./texts/vi.json" with { type: "json" };
import zh from "./texts/zh-CN.json" with { type: "json" };

/** The messages that people may see, by code. English ones are in `ERRORS`. */
export const ERROR_TEXTS: Readonly<Record<Exclude<TextLanguage, "en">, Readonly<Partial<Record<ErrorCode, string>>>>> =
  { de, es, fr, it, ja, ko, pt, ru, vi, "zh-CN": zh };

/** Whether people who read `language` can read what went wrong in it. */
export const isTranslated = (code: ErrorCode, language: Exclude<TextLanguage, "en">): boolean =>
  ERROR_TEXTS[language][code] !== undefined;

/** What went wrong, in the reader's language. What only developers see stays English. */
export function errorText(code: ErrorCode, language: Language): string {
  const wanted = textLanguage(language);
  return (wanted === "en" ? undefined : ERROR_TEXTS[wanted][code]) ?? ERRORS[code].message;
}
