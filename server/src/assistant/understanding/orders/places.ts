import { inBothScripts } from "../time/traditional-characters.ts";
import { typed } from "../time/vietnamese-words.ts";
import type { OrderTable } from "./order.ts";

/** How a language counts from the beginning or the end of a list; the number is `{n}`. Strings are sources of regular expressions. */
interface CountTable {
  /** "The first two", "the last two". */
  readonly firstOf: string;
  readonly lastOf: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** Between several places: "the first and the third". */
  readonly and: string;
}

const HAN_DIGITS = { 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5 };

const COUNTS: Readonly<Record<string, CountTable>> = {
  en: {
    firstOf: "(?:the )?(?:first|top) {n}",
    lastOf: "(?:the )?(?:last|bottom) {n}",
    numbers: { two: 2, three: 3, four: 4, five: 5, couple: 2 },
    and: " and | & ",
  },
  vi: {
    firstOf: typed("{n} (?:cái|lịch|buổi|sự kiện|loại|món|sản phẩm) (?:đầu tiên|đầu)"),
    lastOf: typed("{n} (?:cái|lịch|buổi|sự kiện|loại|món|sản phẩm) (?:cuối cùng|cuối)"),
    numbers: { hai: 2, ba: 3, bốn: 4, bon: 4, năm: 5, nam: 5 },
    and: typed(" và | với "),
  },
  zh: inBothScripts({
    firstOf: "(?:最)?前(?:面)?的?{n}(?:个|款|种|样|项|场|条|件)",
    lastOf: "(?:最后|后)(?:面)?的?{n}(?:个|款|种|样|项|场|条|件)",
    numbers: HAN_DIGITS,
    and: "和|跟|与",
  }),
  ja: {
    firstOf: "(?:最初|上|初め|はじめ)(?:から|の){n}(?:つ|個|件)",
    lastOf: "(?:最後|下|終わり)(?:から|の){n}(?:つ|個|件)",
    numbers: HAN_DIGITS,
    and: "と",
  },
  de: {
    firstOf: "(?:(?:die|den) )?ersten {n}|(?:die|den) {n} ersten",
    lastOf: "(?:(?:die|den) )?letzten {n}|(?:die|den) {n} letzten",
    numbers: { zwei: 2, beiden: 2, drei: 3, vier: 4, fünf: 5 },
    and: " und ",
  },
  es: {
    firstOf: "l[oa]s (?:{n} primer[oa]s|primer[oa]s {n2})",
    lastOf: "l[oa]s (?:{n} últim[oa]s|últim[oa]s {n2})",
    numbers: { dos: 2, tres: 3, cuatro: 4, cinco: 5 },
    and: " y ",
  },
  fr: {
    firstOf: "les {n} premi(?:ers|ères)",
    lastOf: "les {n} derni(?:ers|ères)",
    numbers: { deux: 2, trois: 3, quatre: 4, cinq: 5 },
    and: " et ",
  },
  it: {
    firstOf: "(?:i|le) (?:prim[ie] {n}|{n2} prim[ie])",
    lastOf: "(?:gli|le) (?:ultim[ie] {n}|{n2} ultim[ie])",
    numbers: { due: 2, tre: 3, quattro: 4, cinque: 5 },
    and: " e ",
  },
  pt: {
    firstOf: "[oa]s (?:{n} primeir[oa]s|primeir[oa]s {n2})",
    lastOf: "[oa]s (?:{n} últim[oa]s|últim[oa]s {n2})",
    numbers: { dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5 },
    and: " e ",
  },
  ru: {
    firstOf: "перв(?:ые|ых) {n}",
    lastOf: "последн(?:ие|их) {n}",
    numbers: { два: 2, две: 2, три: 3, четыре: 4, пять: 5 },
    and: " и ",
  },
  ko: {
    firstOf: "(?:처음|첫|앞의?) ?{n} ?개",
    lastOf: "(?:마지막|뒤의?) ?{n} ?개",
    numbers: { 두: 2, 세: 3, 네: 4, 다섯: 5 },
    and: "(?:와|과|하고|이랑|랑) ?",
  },
};

export const countsFor = (language: string): CountTable | undefined => COUNTS[language.split("-")[0] ?? "en"];

/** A pattern with the numbers of a table in it. */
const counting = (source: string, { numbers }: CountTable) =>
  source.replaceAll(/\{(n2?)\}/gu, (_, name: string) => `(?<${name}>\\d|${Object.keys(numbers).join("|")})`);

/** As many places as there can be names for. */
const MOST = 9;

/** The places that a text names and says nothing else: 1 is the first, -1 the last one. Null if it names none. */
export function placesIn(
  text: string,
  language: string,
  { nth, filler, spaced }: Pick<OrderTable, "nth" | "filler" | "spaced">,
): number[] | null {
  const one = nth.findIndex((source) => new RegExp(`^(?:${source})$`, "iu").test(text));
  if (one !== -1) return [one === nth.length - 1 ? -1 : one + 1];
  const table = countsFor(language);
  if (table === undefined) return null;
  const after = spaced ? `(?: (?:${filler}))*` : `(?:${filler})*`;
  const countIn = (source: string) => {
    const groups = new RegExp(`^(?:${counting(source, table)})${after}$`, "iu").exec(text)?.groups;
    const said = (groups?.["n"] ?? groups?.["n2"])?.toLowerCase();
    return said === undefined ? 0 : Math.min(MOST, table.numbers[said] ?? Number(said));
  };
  const [first, last] = [countIn(table.firstOf), countIn(table.lastOf)];
  if (first > 0) return Array.from({ length: first }, (_, index) => index + 1);
  if (last > 0) return Array.from({ length: last }, (_, index) => index - last);
  const parts = text
    .split(new RegExp(`\\s*[,，、]\\s*(?:${table.and})?|${table.and}`, "iu"))
    .map((part) => part.trim());
  if (parts.length < 2) return null;
  const places = parts.map((part) => placesIn(part, language, { nth, filler, spaced }));
  return places.some((each) => each === null) ? null : places.flatMap((each) => each ?? []);
}
