import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { suggestedPhrase } from "./suggested-phrases.ts";

/** Words of an English order or question that are no words of the product's other languages, not even borrowed ones. */
const ENGLISH = new Set(
  (
    "the of and with at from until my your it this that these those there is are was were does did have " +
    "what what's when where which who why how can could should would please thanks thank " +
    "add create schedule remind reschedule remove delete cancel move find cheapest under over between " +
    "today tonight tomorrow yesterday noon every weekday next week month " +
    "monday tuesday wednesday thursday friday saturday sunday an any you me help weather rain euros"
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
  if (words.some((word) => /[^a-z']/u.test(word))) return false;
  const english = words.filter((word) => ENGLISH.has(word));
  return new Set(english).size >= 2 && english.length >= words.length * SHARE;
}

/** The language of a message, if that's certain: only what's short and plain is understood anyway. */
export function spokenLanguage(message: string): TextLanguage | null {
  return suggestedPhrase(message)?.language ?? (isEnglish(message) ? "en" : null);
}
