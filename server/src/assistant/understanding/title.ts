import { firstCharacters } from "@atrium/shared-contracts/wire";
import { isDoubtfulTitle } from "./doubtful-title.ts";
import { ENGLISH_TITLE_WORDS, titleWordsOf } from "./title-words.ts";
import { FOR_THE_CALENDAR } from "./planning-verbs.ts";

const TITLE_CHARACTERS = 200;
/** Of a text, what's said later doesn't title it. Taking words off its end takes time in proportion to the square of its length. */
const READ_CHARACTERS = 2_000;
function strip(text: string, pattern: RegExp): string {
  let left = text;
  for (let next = left.replace(pattern, "").trim(); next !== left; next = left.replace(pattern, "").trim()) left = next;
  return left;
}

const capital = (text: string) => {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
};

/** What a text asks for, without what it's introduced with: "Hi! Could you please explain how tides work?" gives "Explain how tides work". */
export function subjectOf(text: string): string {
  const beginning = text.trimStart().slice(0, READ_CHARACTERS);
  const [sentence = ""] = beginning
    .replace(/^(?:hi|hello|hey)\b[^.!?\n]{0,20}[.!]\s+/i, "")
    .split(/(?<=\S[.!?])\s|\n/u);
  const { leading, trailing } = ENGLISH_TITLE_WORDS;
  const subject = leading.reduce((left, pattern) => left.replace(pattern, "").trim(), sentence.trim());
  return capital(strip(subject, trailing));
}

/** What an event is, and where: "schedule a lunch with Sam at Luigi's" gives "Lunch with Sam" and "Luigi's". */
export interface Subject {
  /** Empty if nothing is said but an order and a time. */
  readonly title: string;
  readonly place: string | null;
  /** Whether there may be words in either that are none of it. */
  readonly isDoubtful: boolean;
}

/** Where a time was taken out of a text that has no spaces. */
const CUT =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、])/gu;

/** What's left in a title of a time that wasn't understood, or of something that was put right. */
const DEBRIS =
  /(?<!\p{L})(?:(?:can|could|would|will) you|please|remind me|mới đúng|(?:add|put|save) (?:it|that|this)|my calendar|tomorrow|tonight|next week|giúp (?:mình|tôi|em)|vào lịch|ngày mai|hôm nay|tuần sau)(?!\p{L})|(?<!\p{L})(?:between|until|till|before|after|lands|landing|arrives|arriving|ends|ending|back) (?:at )?\d{1,2}(?::\d{2})?(?: ?[ap]m)?$|(?<!\p{L})(?:no wait|wait no|scratch that|i mean|or rather|à không|à nhầm|ủa không)(?!\p{L})/iu;

/** Says only that there's a title: "put something in for Thursday". */
const PLACEHOLDER =
  /^(?:it|this|that|these|those|them|(?:the |that |this )?(?:other|same|next|last|first|second|third) (?:one|thing)|(?:the |that |this )?one|(?:đặt |thêm |ghi )?(?:cái|việc|lịch|sự kiện) (?:kia|này|đó|ấy|đấy)|nó|[他她它]们?|[这那這][个個]|그거|그것|이거|이것|저거|그걸|이걸|(?:아까|방금) ?(?:그|말한) ?(?:거|것)|그 ?일정|이 ?일정|일정|それ|これ|あれ|そちら|その件|something(?: in)?|smth|sth|anything|stuff|(?:cái |việc |lịch )?gì đó|cái gì|việc gì|algo|eso|esto|una cosa|(?:el |la )?(?:otr[oa]|mism[oa])(?: más)?|lo mismo|alguma coisa|(?:um )?horário|compromisso|evento|что-то|что-нибудь|событие|qualcosa|quest[oa]|quell[oa]|una cosa|un'altra|un altro|lo stesso|la stessa)$/iu;

export const isPlaceholder = (title: string): boolean => PLACEHOLDER.test(title);

/** Whether a title has words in it that may be about the time. */
export const hasDebris = (title: string): boolean => DEBRIS.test(title);

/** Whom something is with may be in quotes, which make that no title. */
const WITH_QUOTED =
  /((?<![\p{L}\p{M}])(?:with|w\/|mit|con|avec|com|со?|với|cùng) |[和跟与與])["“„«「]([^"”“»」]{1,200})["”“»」]/giu;

/** A text as it was typed, without what else it was written in: entities of HTML, and line breaks of code. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/&amp;/giu, "&")
    .replaceAll(/(?<!\S)\\[nrt](?!\S)/gu, " ")
    .replaceAll(WITH_QUOTED, "$1$2");

const QUOTED = /["“„«「]([^"”“»」]{1,200})["”“»」]/u;

/** An order to be reminded that follows what it's about: "call Bob at 5, remind me". */
const REMINDED_LAST =
  /[\s,，、;.。!！–—-]*[,，、;.。!！–—-]\s*(?:(?:and|so|please|pls|und|bitte|et|y|e|и|và|nhớ|记得|到时候?|請|请)[\s,]*)*(?:remind me(?: please| then| about it)*|set a reminder|erinnere? mich(?: bitte| dran| daran| dann)*|recuérda(?:me|melo)|rappelle(?:-le)?-moi|rappelle moi|ricorda(?:mi|melo)|me lembr[ae](?: disso)?|lembre-me|me avis[ae]|напомни(?:те)?(?: мне| об этом)*|nhắc (?:mình|tôi|tui|em|anh|chị)(?: nhé| nha| với| ạ)*|提醒我(?:一下|一声)?|(?:リマインド|思い出させ)(?:して|て)?(?:ください|ね|お願い(?:します)?)*|(?:리마인드|알림|알려)(?:해)? ?줘)[\s.!。！]*$/iu;

/** The event in a request whose time was already removed. */
export function subjectIn(left: string, language: string): Subject {
  const rest = unescaped(left).replace(REMINDED_LAST, "");
  const words = titleWordsOf(language);
  const quoted = QUOTED.exec(rest)?.[1];
  const beyond = quoted === undefined ? null : placeBeside(rest, language);
  // "В ресторане «Прага»" is a place.
  if (quoted !== undefined && beyond?.endsWith(` ${QUOTE}`) !== true) {
    const place = beyond;
    return { title: titled(quoted), place, isDoubtful: place !== null && isDoubtfulTitle(place, language) };
  }
  const named = (
    words[0]?.named?.exec(rest) ??
    /\b(?:called|named|titled) (?!(?:and|to|me|us|him|her|in|off|out|about)\b)(.+)$/i.exec(rest)
  )?.[1];
  const { addressed } = words[0] ?? {};
  const subject = named ?? rest;
  const whole = (addressed === undefined ? subject : subject.replace(addressed, ""))
    .replaceAll(FOR_THE_CALENDAR, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const within = words[0]?.beside?.exec(whole)?.groups;
  const beside = within ?? (named === undefined ? undefined : words[0]?.beside?.exec(rest)?.groups);
  let text = within === undefined ? whole : `${within["title"] ?? ""}${within["more"] ?? ""}`;
  for (const { leading, trailing, order, errand } of words) {
    const isErrand = errand?.test(whole) === true;
    for (const pattern of leading) if (!isErrand || pattern !== order) text = text.replace(pattern, "").trim();
    text = strip(text, trailing).replace(/^[\s,.;:-]+/, "");
  }
  text = text.replaceAll(CUT, "");
  const noted = words[0]?.noted;
  if (noted !== undefined) text = noted(text);
  const [{ place, trailing } = ENGLISH_TITLE_WORDS] = words;
  if (beside !== undefined) return told(text, language, beside["place"] ?? beside["place2"] ?? "");
  const found = place.exec(text)?.groups;
  if (found === undefined) return told(text, language, null);
  const title = `${found["title"] ?? ""}${found["more"] ?? ""}`.trim();
  return told(strip(title, trailing), language, strip(found["place"] ?? "", trailing));
}

const told = (title: string, language: string, place: string | null): Subject => ({
  title: titled(title),
  place: place?.trim() ?? null,
  isDoubtful: isDoubtfulTitle(title, language) || (place !== null && isDoubtfulTitle(place, language)),
});

/** What somebody answers when they're asked what to put down: "to call Bob" is "call Bob". */
export function answeredTitle(text: string, language: string): string {
  const plain = titleWordsOf(language).reduce(
    (left, { leading, order }) =>
      leading.reduce((rest, pattern) => (pattern === order ? rest : rest.replace(pattern, "").trim()), left),
    text.trim(),
  );
  return titled(plain === "" ? text : plain);
}

/** Stands for a quote. */
const QUOTE = "X";

/** The place that's said outside of the quotes around a title. */
function placeBeside(rest: string, language: string): string | null {
  const outside = rest
    .replace(QUOTED, ` ${QUOTE} `)
    .replaceAll(FOR_THE_CALENDAR, " ")
    .replaceAll(/[\s,]+/g, " ")
    .trim();
  const places = titleWordsOf(language).map(({ place }) => place.exec(outside)?.groups?.["place"]?.trim());
  return places.find((place) => place !== undefined) ?? null;
}

/** What a time that was taken out leaves is no part of a title: a space before a comma, or a comma at the end. */
const titled = (text: string) =>
  capital(firstCharacters(text.replaceAll(/\s+(?=[,;](?:\s|$))/gu, "").replace(/[\s,;]+$/u, ""), TITLE_CHARACTERS));
