import { inBothScripts } from "./traditional-characters.ts";

type Rewriting = readonly (readonly [pattern: RegExp, as: string])[];

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const NTH = "(?:st|nd|rd|th)?";
/** Not a time: "Dec 28 and 3pm". */
const NO_TIME = "(?![\\d:.]*\\d|\\s*(?:am|pm|a\\.m|p\\.m|o'?clock)\\b)";

/** Dates that share a month, or the word that makes them dates, each with its own. */
const LISTED: Readonly<Record<string, Rewriting>> = {
  en: [
    [
      new RegExp(
        `\\b(${MONTH}) (?:the )?(\\d{1,2})${NTH}(?:,? (?:and|&) |, )(?:the )?(\\d{1,2})${NTH}${NO_TIME}`,
        "giu",
      ),
      "$1 $2 and $1 $3",
    ],
    [
      new RegExp(`(?<!\\d)(?:the )?(\\d{1,2})${NTH} (?:and|&) (?:the )?(\\d{1,2})${NTH} (?:of )?(${MONTH})\\b`, "giu"),
      "$3 $1 and $3 $2",
    ],
    [/\bthe (\d{1,2}(?:st|nd|rd|th)) (?:and|&) (\d{1,2}(?:st|nd|rd|th))\b/giu, "the $1 and the $2"],
  ],
  vi: [
    [
      /(?<!\p{L})(?:các )?(?:ngày|ngay) (\d{1,2})(?:\s*,\s*|\s+(?:và|va|với)\s+)(?:(?:ngày|ngay) )?(\d{1,2})(\s+(?:tháng|thang)\s+\d{1,2})?(?![\d:]|\s*(?:h|g|giờ)(?!\p{L}))/giu,
      "ngày $1$3 và ngày $2$3",
    ],
  ],
  zh: [[inBothScripts(/(\d{1,2}月)?(\d{1,2})[号日]?(?:和|跟|与|、|，|,)(\d{1,2})([号日])/gu), "$1$2$4和$1$3$4"]],
  ja: [[/(\d{1,2}月)?(\d{1,2})日?(?:と|、|，|,|・)(\d{1,2})日/gu, "$1$2日と$1$3日"]],
  de: [[/(?<!\d)(\d{1,2})\.? (?:und|&) (?:(?:den|der|am) )?(\d{1,2})\. (\p{L}{3,})/giu, "$1. $3 und $2. $3"]],
  es: [[/(?:el |los |días? )*(?<!\d)(\d{1,2}) y (?:el )?(\d{1,2}) de (\p{L}{3,})/giu, "el $1 de $3 y el $2 de $3"]],
  fr: [[/(?:les? )?(?<!\d)(\d{1,2}) et (?:le )?(\d{1,2}) (?!eur|minut|heure)(\p{L}{3,})/giu, "le $1 $3 et le $2 $3"]],
  it: [[/(?:il |i giorni )?(?<!\d)(\d{1,2}) e (?:il )?(\d{1,2}) (?!eur|minut)(\p{L}{3,})/giu, "il $1 $3 e il $2 $3"]],
  pt: [[/(?:dias? )?(?<!\d)(\d{1,2}) e (?:dia )?(\d{1,2}) de (\p{L}{3,})/giu, "dia $1 de $3 e dia $2 de $3"]],
  ru: [[/(?<!\d)(\d{1,2}) и (\d{1,2}) (?!евро|минут)(\p{L}{3,})/giu, "$1 $3 и $2 $3"]],
  ko: [[/(\d{1,2}월 ?)?(\d{1,2})일?(?:과|하고|, ?|와) ?(\d{1,2})일/gu, "$1$2일과 $1$3일"]],
};

/** A text in which each of the dates that it lists says its month: "Dec 28 and Dec 29" for "Dec 28 and 29". */
export const withOwnMonths = (text: string, language: string): string =>
  (LISTED[language.split("-")[0] ?? "en"] ?? []).reduce((said, [pattern, as]) => said.replaceAll(pattern, as), text);
