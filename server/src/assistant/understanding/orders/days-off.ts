import type { Reading } from "../intent.ts";
import { inBothScripts } from "../time/traditional-characters.ts";
import { typed } from "../time/vietnamese-words.ts";
import { findTime } from "../when.ts";
import { leftOutIn } from "./left-out.ts";
import type { OrderTable } from "./order.ts";
import { isAround, whole } from "./words.ts";

/** How else than as an exception people say that there's nothing on some days (`{rest}`). Sources of regular expressions. */
const OFF: Readonly<Record<string, string>> = {
  en: "(?:(?:but|and|though) )*(?:{rest} (?:is|are|will be) (?:off|free|out)|(?:excluding|minus|skipping|leave out|leaving out|other than) {rest})",
  vi: typed("(?:nhưng |mà |còn )*{rest} (?:thì )?(?:nghỉ|bỏ qua|không (?:có|tập|học|đi))(?: nha| nhé| ạ)*"),
  zh: inBothScripts(
    "(?:但是?|不过|只是)*[,，]?{rest}(?:那天)?(?:就)?(?:休息|不去|没有|停一次|停课|不上|不用去?|放假|跳过|除外)(?:了|吧|一次)*",
  ),
  ja: "(?:でも|ただし?|けど)*[、,]?{rest}(?:だけ|のみ)?(?:は|を)?(?:お休み|休み|抜き|除外|スキップ|飛ばし)(?:です|にして|に|で|して|て)?(?:ください|お願い(?:します)?|ね)*",
  de: "(?:aber |nur )*(?:{rest} (?:nicht|frei|fällt (?:er|sie|es|das )?aus|fällt aus|ausgenommen|ausgelassen)|(?:mit ausnahme von|ausgenommen|lass) {rest}(?: aus| weg)?)",
  es: "(?:pero |y )*(?:{rest} (?:no|libre)|(?:sin contar|quita|sáltate) {rest})",
  fr: "(?:mais |et )*(?:{rest} non|(?:hors|hormis|saute|sans) {rest})",
  it: "(?:ma |e )*(?:{rest} no|(?:escluso|salta|a parte) {rest})",
  pt: "(?:mas |e )*(?:{rest} não|(?:tirando|pula|pule|sem contar) {rest})",
  ru: "(?:но |а )*(?:{rest} (?:не надо|не нужно|выходной|пропускаем|нет)|(?:за исключением|исключая|пропусти) {rest})",
  ko: "(?:하지만 |그런데 |근데 |단 )*{rest}(?:은|는|에는|엔|만)? ?(?:쉬어|쉴게|쉬자|쉽니다|휴무|안 ?(?:해|가|감)|빼 ?줘|빼고|제외(?:해 ?줘)?)(?:요)?",
};

function offIn(text: string, language: string): string | null {
  let places = 0;
  const pattern = (OFF[language.split("-")[0] ?? "en"] ?? "(?!)").replaceAll("{rest}", () => {
    places += 1;
    return `(?<rest${places}>\\S.*?)`;
  });
  const groups = new RegExp(`^(?:${pattern})[\\s.!。！]*$`, "iu").exec(text)?.groups ?? {};
  return Object.values(groups).find((said) => said !== undefined) ?? null;
}

/** Longer texts say something else. */
const LONGEST = 80;

/** The days without what was just spoken of, as a text that's about nothing else says them: "December 24" of "but not on December 24". Null for any other text. */
export function daysOffIn(said: string, reading: Reading, table: OrderTable): string | null {
  const text = said.normalize("NFC").replaceAll("’", "'").trim();
  // "All but December 24" is about the others.
  if (text.length > LONGEST || /[?？]$/u.test(text) || whole(table.all, table.spaced).test(text)) return null;
  for (const days of [leftOutIn(text, reading.language), offIn(text, reading.language)]) {
    if (days === null) continue;
    const found = findTime(days, reading);
    const isDay = found.days !== null && found.clock === null && found.recurrence === null;
    if (isDay && isAround(found.rest, table)) return days;
  }
  return null;
}
