import type { IncomingHttpHeaders } from "node:http";
import { DEFAULT_LANGUAGE, isLanguage, type Language, STORAGE_KEYS } from "@atrium/shared-contracts/spec";

/** Headers that the visitor's language depends on. */
export const LANGUAGE_HEADERS = ["accept-language", "cookie"] as const;

const CHOSEN = new RegExp(`(?:^|;)\\s*${STORAGE_KEYS.language}=([\\w-]+)`);

/**
 * The language of the last visit, which the shell keeps in a cookie for this. On a first visit the browser's first one if it's supported, else
 * English. It's a hint: what the shell has stored decides.
 */
export function visitorLanguage(headers: Pick<IncomingHttpHeaders, (typeof LANGUAGE_HEADERS)[number]>): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? "")?.[1];
  if (isLanguage(chosen)) return chosen;
  const primary = headers["accept-language"]?.split(/[-,;]/)[0]?.trim().toLowerCase();
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
}
