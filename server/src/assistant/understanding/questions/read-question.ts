import { firstCharacters } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { namesGoods } from "../../../marketplace/words/search-phrases.ts";
import type { Intent, Period, Reading } from "../intent.ts";
import { whole } from "../orders/words.ts";
import { periodOf } from "../period.ts";
import { HAN_NUMBERS } from "../time/han-numerals.ts";
import { withOwnMonths } from "../time/listed-dates.ts";
import type { DayPart } from "../time/saying.ts";
import { productWish } from "../product-wish.ts";
import { HOURS_OF_PART, likelyTime } from "../usual-hours.ts";
import { dayAlone, type FoundTime, findTime } from "../when.ts";
import { CHINESE_QUESTIONS } from "./chinese-questions.ts";
import { FRENCH_QUESTIONS } from "./french-questions.ts";
import { GERMAN_QUESTIONS } from "./german-questions.ts";
import { ITALIAN_QUESTIONS } from "./italian-questions.ts";
import { JAPANESE_QUESTIONS } from "./japanese-questions.ts";
import { KOREAN_QUESTIONS } from "./korean-questions.ts";
import { PORTUGUESE_QUESTIONS } from "./portuguese-questions.ts";
import { RUSSIAN_QUESTIONS } from "./russian-questions.ts";
import { SPANISH_QUESTIONS } from "./spanish-questions.ts";
import { VIETNAMESE_QUESTIONS } from "./vietnamese-questions.ts";
import type { QuestionTable } from "./question-table.ts";

const TABLES: Readonly<Record<string, QuestionTable>> = {
  vi: VIETNAMESE_QUESTIONS,
  zh: CHINESE_QUESTIONS,
  ja: JAPANESE_QUESTIONS,
  de: GERMAN_QUESTIONS,
  es: SPANISH_QUESTIONS,
  fr: FRENCH_QUESTIONS,
  it: ITALIAN_QUESTIONS,
  pt: PORTUGUESE_QUESTIONS,
  ru: RUSSIAN_QUESTIONS,
  ko: KOREAN_QUESTIONS,
};

export const questionTableFor = (language: string): QuestionTable | null =>
  TABLES[language.split("-")[0] ?? "en"] ?? null;

const QUERY_CHARACTERS = 200;
const AMOUNT = "(?:\\d+(?:[.,]\\d{1,2})?|[一二三四五六七八九十百千两兩]+)";

const has = (text: string, source: string) => new RegExp(source, "iu").test(text);

/** What's between words that have a space between them in any text: "Olive oil" in a Chinese one. */
const BETWEEN_SPACED_WORDS = /^[\p{Script=Latin}\p{N}]\s+[\p{Script=Latin}\p{N}]/u;

interface Words {
  readonly spaced: boolean;
  /** What's between words that are left. */
  readonly gap?: string;
  readonly particles?: string | undefined;
}

/** What's left of a text without the words that only make it a question. */
function without(text: string, noise: string, { spaced, gap = spaced ? " " : "", particles = "(?!)" }: Words): string {
  return (
    text
      .replaceAll(/[?？¿!！¡。.,，、「」"“”~～]+/gu, " ")
      .replaceAll(whole(noise, spaced), " ")
      .replaceAll(new RegExp(`(?<=\\p{L}{2})(?:${particles})(?=\\s|$)`, "gu"), " ")
      // What's left of "montre-moi".
      .replaceAll(/(?<!\S)-+(?!\S)/gu, " ")
      .replaceAll(/\s+/gu, (_, at: number, all: string) => (BETWEEN_SPACED_WORDS.test(all.slice(at - 1)) ? " " : gap))
      .trim()
      // An article: "l'huile d'olive".
      .replace(/^(?:l|d|un|dell)'(?=\p{L})/iu, "")
  );
}

type BoundWords = Pick<QuestionTable, "between" | "under" | "over" | "scales">;

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
  readonly rest: string;
}

const minorUnits = (said: string | undefined, scale: number): number | null => {
  if (said === undefined) return null;
  const value = HAN_NUMBERS.valueOf(said.replace(",", "."));
  return Math.round(value * scale * 100);
};

/** By how much the words of a price multiply its amounts. */
const scaleIn = (price: string, scales: QuestionTable["scales"] = {}): number =>
  Object.entries(scales).find(([word]) => new RegExp(`\\d ?${word}(?!\\p{L})`, "iu").test(price))?.[1] ?? 1;

/** The price that a text says, in minor units, and the text without it. */
function boundsIn(text: string, { between, under, over, scales }: BoundWords): Bounds {
  for (const [source, kind] of [
    [between, "between"],
    [under, "under"],
    [over, "over"],
  ] as const) {
    const pattern = source.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${AMOUNT})`);
    const found = new RegExp(pattern, "iu").exec(text);
    if (found === null) continue;
    const scale = scaleIn(found[0], scales);
    const first = minorUnits(
      ["a", "a2", "a3", "a4"].map((name) => found.groups?.[name]).find((said) => said !== undefined),
      scale,
    );
    const second = minorUnits(found.groups?.["b"] ?? found.groups?.["b2"], scale);
    return {
      min: kind === "under" ? null : first,
      max: kind === "between" ? second : kind === "under" ? first : null,
      rest: text.replace(found[0], " "),
    };
  }
  return { min: null, max: null, rest: text };
}

function productsIn(text: string, table: QuestionTable): Extract<Intent, { kind: "products" }> {
  const { under, underBare } = table;
  const { min, max, rest } = boundsIn(text, { ...table, under: [under, underBare ?? "(?!)"].join("|") });
  return {
    kind: "products",
    q: firstCharacters(
      without(rest, table.productNoise, { ...table, particles: table.productParticles }),
      QUERY_CHARACTERS,
    ),
    minPrice: min,
    maxPrice: max,
    inStock: has(text, table.inStock),
    sort: min === null && max === null && isCheap(text, table) ? "price-asc" : sortIn(text, table),
  };
}

/** Whether a search that says no other order is for cheap goods. */
const isCheap = (text: string, table: QuestionTable): boolean =>
  sortIn(text, table) === "relevance" && has(text, table.cheap ?? "(?!)");

function sortIn(text: string, { cheapest, dearest, best }: QuestionTable) {
  if (has(text, cheapest)) return "price-asc";
  if (dearest !== undefined && has(text, dearest)) return "price-desc";
  return has(text, best) ? "rating" : "relevance";
}

/** "Buy milk" is something to do. */
const ENGLISH_SEARCH =
  "(?<!\\p{L})(?:find|search|look for|look(?:ing)? up|looking for|show|browse|shop for|source|do you|have you|got any|in stock|cheapest|under|how much|for sale|marketplace|products?)(?!\\p{L})";

/** Whether a text asks for a search in so many words, whatever it's for. */
export function isSearch(text: string, { language }: Pick<Reading, "language">): boolean {
  const table = questionTableFor(language);
  return has(text, table?.products ?? ENGLISH_SEARCH);
}

/** What a text says of products, whether or not it asks for any. */
export function readProducts(text: string, { language }: Pick<Reading, "language">) {
  const table = questionTableFor(language);
  return table === null ? productWish(text) : productsIn(text, table);
}

const PARTS = Object.keys(HOURS_OF_PART) as DayPart[];

/** The part of the day that a question names. */
export function partIn(text: string, { parts = {}, spaced }: Pick<QuestionTable, "parts" | "spaced">): DayPart | null {
  return PARTS.find((part) => whole(parts[part] ?? "(?!)", spaced).test(text)) ?? null;
}

/** The day of a part of one that's named without a day: today, or tomorrow if it's over today. */
export function inPart(period: Period, part: DayPart | null, { now }: Pick<Reading, "now">): Period {
  if (part === null || period.called !== "upcoming") return period;
  const today = now.toPlainDate();
  const from = now.hour >= HOURS_OF_PART[part][1] ? today.add({ days: 1 }) : today;
  return { from, to: from.add({ days: 1 }), called: "day" };
}

/** Whether a text asks about the rest of the day, from a time on. */
export const isOnward = (text: string, language: string): boolean =>
  has(text, questionTableFor(language)?.onward ?? "(?!)");

type FreeWish = Extract<Intent, { kind: "calendar.free" }>;

/** The span that a question about being free is about. That of a weekday alone is ahead: of today's, if it's over, it's next week's. */
export function freeSpan(
  found: Pick<FoundTime, "when" | "part" | "minutes" | "days">,
  period: Period,
  { now, isOnward = false }: Pick<Reading, "now"> & { readonly isOnward?: boolean },
): FreeWish {
  const span = spanOf(found, period, isOnward);
  const isOver = Temporal.PlainDateTime.compare(span.to, now.toPlainDateTime()) <= 0;
  if (!isOver || found.days?.isOfAnyWeek !== true) return span;
  return { ...span, from: span.from.add({ weeks: 1 }), to: span.to.add({ weeks: 1 }) };
}

function spanOf(
  { when, part, minutes }: Pick<FoundTime, "when" | "part" | "minutes">,
  period: Period,
  isOnward: boolean,
): FreeWish {
  const time = when?.start.time ?? null;
  const midnight = new Temporal.PlainTime();
  if (time !== null) {
    const from = period.from.toPlainDateTime(time);
    const end = when?.end?.time ?? null;
    const to =
      isOnward && end === null
        ? period.from.add({ days: 1 }).toPlainDateTime(midnight)
        : end === null
          ? from.add({ minutes: minutes ?? 60 })
          : (when?.end?.day ?? period.from).toPlainDateTime(end);
    return { kind: "calendar.free", from, to, minutes };
  }
  const [first, last] = part === null ? [0, 24] : HOURS_OF_PART[part];
  const lastDay = period.to.subtract({ days: 1 });
  return {
    kind: "calendar.free",
    from: period.from.toPlainDateTime(midnight).add({ hours: first }),
    to: lastDay.toPlainDateTime(midnight).add({ hours: last }),
    minutes,
  };
}

/** "Avez-vous du thé vert ?": goods with words around them that searches for products have. */
function asksForGoods(text: string, { isSaid }: FoundTime, { language }: Reading): boolean {
  const table = questionTableFor(language);
  if (table === null || isSaid) return false;
  const named = without(text, table.productNoise, { ...table, particles: table.productParticles });
  return named !== without(text, "(?!)", table) && namesGoods(named, language);
}

const noiseOf = ({ eventNoise, parts = {} }: QuestionTable) => [...Object.values(parts), eventNoise].join("|");

/** The day whose date, or weekday, a question asks. Null if it asks that of no day alone. */
function dayWhoseDate(text: string, { clock }: QuestionTable, reading: Reading): Temporal.PlainDate | null {
  if (clock?.dateOf === undefined) return null;
  const pattern = clock.dateOf.replaceAll("{day}", "(?<day>.+?)");
  const said = new RegExp(`^(?:${pattern})[\\s?？。!！]*$`, "iu").exec(text.trim())?.groups?.["day"];
  return said === undefined ? null : dayAlone(said, reading);
}

/** What a text asks, in one of the languages that have tables. Null if it asks nothing. */
export function readQuestion(asked: string, reading: Reading): Intent | null {
  const text = withOwnMonths(asked, reading.language);
  const table = questionTableFor(reading.language);
  if (table === null) return null;
  const clock = (["time", "date"] as const).find((of) =>
    has(text, `^(?:${table.clock?.[of] ?? "(?!)"})[\\s?？。!！]*$`),
  );
  if (clock !== undefined) return { kind: "clock", of: clock };
  const day = dayWhoseDate(text, table, reading);
  if (day !== null) return { kind: "clock", of: "date", day };
  const { min, max } = boundsIn(text, table);
  const found = findTime(text, reading, likelyTime);
  const isFree = has(text, table.free);
  // Who searches for products says no time of day.
  const isTimed = found.when?.start.time != null || (isFree && found.isSaid);
  const isOn = found.isSaid && has(text, table.listOn ?? "(?!)");
  const isProducts =
    ((has(text, table.products) || sortIn(text, table) !== "relevance") && !isTimed && !isOn) ||
    asksForGoods(text, found, reading);
  if (min !== null || max !== null || isProducts) return productsIn(text, table);
  const { rest: _, ...named } = periodOf(text, reading);
  const part = found.part ?? partIn(text, table);
  const period = inPart(named, part, reading);
  if (isFree)
    return freeSpan({ ...found, part }, period, { now: reading.now, isOnward: isOnward(text, reading.language) });
  if (!isOn && !has(text, table.list) && !has(text, table.when)) return null;
  return {
    kind: "calendar.list",
    period,
    words: without(found.rest, noiseOf(table), { ...table, gap: " ", particles: table.eventParticles }),
  };
}

/** What a question like the one before asks about: "Friday" of "and on Friday?" */
export function followingQuestion(text: string, language: string): string | null {
  const table = questionTableFor(language);
  const source =
    table?.follow ??
    "(?:(?:and|but|ok|so|what about|how about|same for)[, ]+)+{rest}|{rest} (?:instead|then)|{rest}\\?";
  const pattern = source.replaceAll("{rest}", "(?<rest>.+?)");
  const found = new RegExp(`^(?:${pattern})[\\s?？!。.]*$`, "iu").exec(text.trim());
  return found?.groups?.["rest"]?.trim() || null;
}

/** How questions in English name parts of the day. */
export const ENGLISH_PARTS: Pick<QuestionTable, "parts" | "spaced"> = {
  parts: { morning: "mornings?", afternoon: "afternoons?", evening: "evenings?|nights?" },
  spaced: true,
};

const ENGLISH_AFTER =
  "(?:(?:ok(?:ay)?|and|so|what about|how about|what'?s|what is|what)[, ]+)*(?:the (?:(?:one|week|weekend|day|month|thing|meeting|appointment|event|next) )?(?:after(?: (?:that|this|it))?(?: one)?|following)(?: (?:one|week|weekend|day|month))?|the next one|after (?:that|this|it)(?: one)?|(?:then|comes?) (?:next|after(?: that| this)?)|(?<=what )then|(?<=and )then(?: what)?|(?<=and )next)[\\s?!.]*";

/** Whether a text means the days after those of the question before. */
export const isAfter = (text: string, language: string): boolean =>
  new RegExp(`^(?:${questionTableFor(language)?.after ?? ENGLISH_AFTER})$`, "iu").test(text);
