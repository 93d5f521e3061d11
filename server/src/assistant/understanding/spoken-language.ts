import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { suggestedPhrase } from "./suggested-phrases.ts";

/** Words of an English order or question that are no words of the product's other languages, and that those haven't borrowed. */
const ENGLISH = new Set(
  (
    "the of and with at from until my your it this that these those there is are were does did have " +
    "what what's when where which who why how can could should would please thanks thank " +
    "add create schedule remind reschedule remove delete cancel move find cheapest under over between " +
    "today tonight tomorrow yesterday noon every weekday next week month " +
    "monday tuesday wednesday thursday friday saturday sunday an any you help weather rain euros"
  ).split(" "),
);
/** Words that English doesn't have, in texts that have borrowed from it. */
const OTHERS = new Set(
  (
    "mit und um der das im nach bei von zum zur ein eine den dem ist steht kommt con el los las del para por una uno y avec le les du des et au une il lo gli " +
    "di da della per com os uma em absagen termin"
  ).split(" "),
);
/** As few of a text's words are in the list if it's English: names, and what everything is about, aren't. */
const SHARE = 0.4;

/** Whether a text is certainly English, whatever other language the person has. */
function isEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  if (words.some((word) => /[^a-z']/u.test(word) || OTHERS.has(word))) return false;
  const english = words.filter((word) => ENGLISH.has(word));
  return new Set(english).size >= 2 && english.length >= words.length * SHARE;
}

/**
 * The language of a message, if that's certain: only what's short and plain is understood anyway.
 * @param own BCP 47 of the person's interface
 */
export function spokenLanguage(message: string, own: string): TextLanguage | null {
  return suggestedPhrase(message, own)?.language ?? (isEnglish(message) ? "en" : null);
}
