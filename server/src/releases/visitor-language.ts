import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@atrium/shared-contracts/spec";

/**
 * The language of a first visit: the browser's first one if it's supported, else English. Only the page itself knows the language
 * that someone has chosen, so this is a hint.
 */
export function visitorLanguage(acceptLanguage: string | undefined): Language {
  const primary = acceptLanguage?.split(/[-,;]/)[0]?.trim().toLowerCase();
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
}
