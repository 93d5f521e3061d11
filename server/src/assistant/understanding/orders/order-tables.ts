import { CHINESE_ORDERS } from "./chinese-orders.ts";
import { ENGLISH_ORDERS } from "./english-orders.ts";
import { FRENCH_ORDERS } from "./french-orders.ts";
import { GERMAN_ORDERS } from "./german-orders.ts";
import { ITALIAN_ORDERS } from "./italian-orders.ts";
import { JAPANESE_ORDERS } from "./japanese-orders.ts";
import { KOREAN_ORDERS } from "./korean-orders.ts";
import type { OrderTable } from "./order.ts";
import { PORTUGUESE_ORDERS } from "./portuguese-orders.ts";
import { RUSSIAN_ORDERS } from "./russian-orders.ts";
import { SPANISH_ORDERS } from "./spanish-orders.ts";
import { VIETNAMESE_ORDERS } from "./vietnamese-orders.ts";

const TABLES: Readonly<Record<string, OrderTable>> = {
  de: GERMAN_ORDERS,
  en: ENGLISH_ORDERS,
  es: SPANISH_ORDERS,
  fr: FRENCH_ORDERS,
  it: ITALIAN_ORDERS,
  ja: JAPANESE_ORDERS,
  ko: KOREAN_ORDERS,
  pt: PORTUGUESE_ORDERS,
  ru: RUSSIAN_ORDERS,
  vi: VIETNAMESE_ORDERS,
  zh: CHINESE_ORDERS,
};

/** The sentences of a language; null where there are none. */
export const orderTableFor = (language: string): OrderTable | null => TABLES[language.split("-")[0] ?? "en"] ?? null;
