import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { french } from "./european/french.ts";
import { german } from "./european/german.ts";
import { italian } from "./european/italian.ts";
import { portuguese } from "./european/portuguese.ts";
import { russian } from "./european/russian.ts";
import { spanish } from "./european/spanish.ts";
import type { Chart } from "./grammar.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import { vietnamese } from "./vietnamese.ts";

/** Those that are the same for every text and region. */
const CHARTS: Readonly<Record<string, Chart>> = {
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  ko: korean,
  pt: portuguese,
  ru: russian,
  zh: chinese,
};

/** The chart of a language, given a text in it; null without tables of it. */
export function chartFor(language: string): ((text: string) => Chart) | null {
  const { language: base, region } = localeOf(language);
  if (base === "en") return () => english(region);
  if (base === "vi") return vietnamese;
  const chart = CHARTS[base];
  return chart === undefined ? null : () => chart;
}

function localeOf(language: string): { language: string; region?: string } {
  try {
    return new Intl.Locale(language);
  } catch {
    return { language: "en" };
  }
}
