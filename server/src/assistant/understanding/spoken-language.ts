import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { suggestedPhrase } from "./suggested-phrases.ts";

/** Words of an English order or question that are no words of the product's other languages, and that those haven't borrowed. */
const ENGLISH = new Set(
  (
    "the of and with to for at from until my your it this that these those there is are were does did have " +
    "what what's when where which who why how can could should would please thanks thank " +
    "add create schedule remind reschedule remove delete cancel move find cheapest under over between " +
    "today tonight tomorrow yesterday noon every weekday next week month " +
    "i'm i've i'll we we're she he's they they're monday tuesday wednesday thursday friday saturday sunday an any you help weather rain euros"
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
/** Where the person's own language has other letters, fewer are enough. */
const FOREIGN_SHARE = 0.2;
const OTHER_LETTERS = /^(?:zh|ja|ko|ru)(?:-|$)/;

/** Whether a text is certainly English, whatever other language the person has. */
function isEnglish(text: string, own: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  if (words.some((word) => /[^a-z']/u.test(word) || OTHERS.has(word))) return false;
  const english = words.filter((word) => ENGLISH.has(word));
  const share = OTHER_LETTERS.test(own) ? FOREIGN_SHARE : SHARE;
  return new Set(english).size >= 2 && english.length >= words.length * share;
}

const SCRIPTS: readonly (readonly [RegExp, TextLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];
const HAN = /\p{Script=Han}/gu;
/** Letters that only Vietnamese has, in words that are no names. */
const VIETNAMESE = /^[\p{Ll}]*[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;
const VIETNAMESE_SHARE = 0.25;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language that a text is certainly written in, as far as letters tell. */
function writtenLanguage(text: string, own: string): TextLanguage | null {
  const letters = count(text, /\p{L}/gu);
  const han = count(text, HAN);
  const [kana = 0] = SCRIPTS.map(([pattern]) => count(text, pattern));
  const found = SCRIPTS.find(([pattern, language]) => {
    const own = count(text, pattern);
    return own > 0 && own + (language === "ja" ? han : 0) > letters / 2;
  });
  if (found !== undefined) return found[1];
  if (han > letters / 2 && kana === 0) return /^(?:ja|zh|ko)(?:-|$)/.test(own) ? null : "zh-CN";
  const words = text.normalize("NFC").match(/\p{L}+/gu) ?? [];
  const vietnamese = words.filter((word) => VIETNAMESE.test(word)).length;
  return vietnamese > 0 && vietnamese >= words.length * VIETNAMESE_SHARE ? "vi" : null;
}

/**
 * The language of a message, if that's certain.
 * @param own BCP 47 of the person's interface
 */
export function spokenLanguage(message: string, own: string): TextLanguage | null {
  return (
    suggestedPhrase(message, own)?.language ?? (isEnglish(message, own) ? "en" : null) ?? writtenLanguage(message, own)
  );
}
