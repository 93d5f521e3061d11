import { korean } from "./korean.ts";
import { russian } from "./european/russian.ts";
import { portuguese } from "./european/portuguese.ts";
import { italian } from "./european/italian.ts";
import { french } from "./european/french.ts";
import { spanish } from "./european/spanish.ts";
import { german } from "./european/german.ts";
import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import type { Chart } from "./grammar.ts";
import { japanese } from "./japanese.ts";
import { vietnamese } from "./vietnamese.ts";

const EUROPEAN: Readonly<Record<string, Chart>> = {
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ko: korean,
  pt: portuguese,
  ru: russian,
};

/** The chart of a language, given a text in it; null without tables of it. */
export function chartFor(language: string): ((text: string) => Chart) | null {
  const { language: base, region } = localeOf(language);
  if (base === "en") return () => english(region);
  if (base === "vi") return vietnamese;
  if (base === "ja") return () => japanese;
  if (base === "zh") return () => chinese;
  const european = EUROPEAN[base];
  if (european !== undefined) return () => european;
  return null;
}

function localeOf(language: string): { language: string; region?: string } {
  try {
    return new Intl.Locale(language);
  } catch {
    return { language: "en" };
  }
}
