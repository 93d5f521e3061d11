import { CHINESE_WEATHER } from "./chinese-weather.ts";
import { ENGLISH_WEATHER } from "./english-weather.ts";
import { FRENCH_WEATHER } from "./french-weather.ts";
import { GERMAN_WEATHER } from "./german-weather.ts";
import { ITALIAN_WEATHER } from "./italian-weather.ts";
import { JAPANESE_WEATHER } from "./japanese-weather.ts";
import { KOREAN_WEATHER } from "./korean-weather.ts";
import { PORTUGUESE_WEATHER } from "./portuguese-weather.ts";
import { RUSSIAN_WEATHER } from "./russian-weather.ts";
import { SPANISH_WEATHER } from "./spanish-weather.ts";
import { VIETNAMESE_WEATHER } from "./vietnamese-weather.ts";
import type { WeatherTable } from "./weather-table.ts";

const TABLES: Readonly<Record<string, WeatherTable>> = {
  de: GERMAN_WEATHER,
  en: ENGLISH_WEATHER,
  es: SPANISH_WEATHER,
  fr: FRENCH_WEATHER,
  it: ITALIAN_WEATHER,
  ja: JAPANESE_WEATHER,
  ko: KOREAN_WEATHER,
  pt: PORTUGUESE_WEATHER,
  ru: RUSSIAN_WEATHER,
  vi: VIETNAMESE_WEATHER,
  zh: CHINESE_WEATHER,
};

/** The table of a language; English for languages that have none. */
export const weatherTableFor = (language: string): WeatherTable =>
  TABLES[language.split("-")[0] ?? "en"] ?? ENGLISH_WEATHER;
