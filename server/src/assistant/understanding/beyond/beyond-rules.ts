import type { BeyondTable } from "./beyond-table.ts";
import { CHINESE_BEYOND } from "./chinese-beyond.ts";
import { ENGLISH_BEYOND } from "./english-beyond.ts";
import { FRENCH_BEYOND } from "./french-beyond.ts";
import { GERMAN_BEYOND } from "./german-beyond.ts";
import { ITALIAN_BEYOND } from "./italian-beyond.ts";
import { JAPANESE_BEYOND } from "./japanese-beyond.ts";
import { PORTUGUESE_BEYOND } from "./portuguese-beyond.ts";
import { RUSSIAN_BEYOND } from "./russian-beyond.ts";
import { KOREAN_BEYOND } from "./korean-beyond.ts";
import { SPANISH_BEYOND } from "./spanish-beyond.ts";
import { VIETNAMESE_BEYOND } from "./vietnamese-beyond.ts";

const TABLES: Readonly<Record<string, BeyondTable>> = {
  en: ENGLISH_BEYOND,
  vi: VIETNAMESE_BEYOND,
  zh: CHINESE_BEYOND,
  ja: JAPANESE_BEYOND,
  de: GERMAN_BEYOND,
  es: SPANISH_BEYOND,
  fr: FRENCH_BEYOND,
  it: ITALIAN_BEYOND,
  pt: PORTUGUESE_BEYOND,
  ru: RUSSIAN_BEYOND,
  ko: KOREAN_BEYOND,
};

/** Longer texts are stories. */
const LONGEST = 400;

const tableFor = (text: string, language: string): BeyondTable | undefined =>
  text.length > LONGEST ? undefined : TABLES[language.split("-")[0] ?? "en"];

/** Whether a statement asks, denies, or tells of what's over, so that it's no event to come. */
export function isNoEvent(text: string, language: string): boolean {
  const { begins = "(?!)", inside = "(?!)" } = tableFor(text, language) ?? {};
  return new RegExp(`^(?:${begins})|(?<!\\p{L})(?:${inside})`, "iu").test(text);
}

const plain = (text: string) => text.trim().replaceAll("’", "'");

/** Whether a text turns down what it names: "cancel the dentist? No way!" */
export const isAgainst = (text: string, language: string): boolean =>
  new RegExp(`(?:${tableFor(text, language)?.against ?? "(?!)"})[\\s.!。！]*$`, "iu").test(plain(text));

/** Whether a text orders something that depends on what happens: "if it rains tomorrow, cancel the dentist". */
export const isConditional = (text: string, language: string): boolean =>
  new RegExp(tableFor(text, language)?.condition ?? "(?!)", "iu").test(plain(text));

/** Whether a text, with or without the words of an order, orders nothing: it tells what others said, or what's hated, imagined, turned down, not done after all, or depends. */
export const isUnmeant = (text: string, language: string): boolean =>
  new RegExp(TABLES[language.split("-")[0] ?? "en"]?.unmeant ?? "(?!)", "iu").test(plain(text)) ||
  isAgainst(text, language) ||
  isConditional(text, language);

/** Whether a text without its times tells what others do: "Anna has a meeting", "the train leaves". */
export const isTold = (text: string, language: string): boolean =>
  new RegExp(tableFor(text, language)?.told ?? "(?!)", "iu").test(plain(text).replaceAll(/\s+/gu, " "));

/** Whether a text orders what rules can't do: to write to somebody, to translate, to book a ticket. */
export const isBeyondRules = (text: string, language: string): boolean =>
  new RegExp(`^(?:${tableFor(text, language)?.orders ?? "(?!)"})$`, "iu").test(text);
